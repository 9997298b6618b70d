import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { openServer } from '../../database/open-server';
import { ensurePermanentSandbox } from '../../sandbox/permanent-sandbox';
import { startPostgres } from '../../testing/postgres';
import { copyDemoShops, createTokens } from './bench-clients';
import { percentile, sendAtRate } from './load';
import { type Figure, ms } from './report';
import { MEASURED, MEASURED_OPERATIONS, type MeasuredOperation } from './requests';

const FEW_SHOPS = 2;
const SPREAD_SHOPS = 50;
const SETUP_TIMEOUT_MS = 600_000;
const CLIENTS = 800;
const CONNECTIONS = 20;
const ROUNDS = 3;
const SECONDS = 4;
/** Far below what the server can take, so that only the time of single requests is measured. */
const GENTLE = { perSecond: 40, seconds: 5 };
const GENTLE_ROUNDS = 5;
const MIN_SHARE = 0.5;
const MAX_GROWTH = 1.3;

interface Run {
  perSecond: number;
  p95: number;
  failed: number;
}

/** Servers of one database: the API, and a bare route that runs the same statements. */
interface Servers {
  api: string;
  bare: string;
  stop(): void;
}

/** Measures the API with a PostgreSQL server, beside a bare route and with few and many sandboxes. */
export async function measureServer(
  report: (figure: Figure) => void,
  { manyShops }: { manyShops: number },
): Promise<void> {
  const postgres = await startPostgres();
  const started: Servers[] = [];
  try {
    const few = await fillDatabase(await postgres.createDatabase(), FEW_SHOPS);
    const many = await fillDatabase(await postgres.createDatabase(), manyShops);
    report({
      name: `create a sandbox on PostgreSQL, up to ${manyShops}`,
      value: `p50 ${ms(percentile(many.times, 0.5))}, p95 ${ms(percentile(many.times, 0.95))}`,
      target: 'p95 ≤ 100 ms',
      isMet: percentile(many.times, 0.95) <= 100,
    });
    const servers = { few: await startServers(few), many: await startServers(many) };
    started.push(servers.few, servers.many);
    for (const operation of MEASURED_OPERATIONS) {
      await reportShare(report, operation, servers.many, many.tokens);
    }
    for (const operation of MEASURED_OPERATIONS) {
      const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
      for (let round = 0; round < GENTLE_ROUNDS; round++) {
        for (const [size, { tokens }] of [
          ['few', few],
          ['many', many],
        ] as const) {
          const { p95 } = await sendAtRate((index) => {
            const { path, ...init } = MEASURED[operation](tokens[index % tokens.length] ?? '');
            return fetch(servers[size].api + path, init);
          }, GENTLE);
          times[size].push(p95);
        }
      }
      const [before, after] = [percentile(times.few, 0.5), percentile(times.many, 0.5)];
      report({
        name: `${operation}, p95 with ${FEW_SHOPS} and ${manyShops} sandboxes in the database`,
        value: `${ms(before)} and ${ms(after)}, factor ${(after / before).toFixed(2)}`,
        target: `factor ≤ ${MAX_GROWTH}`,
        isMet: after <= MAX_GROWTH * before,
      });
    }
  } finally {
    for (const servers of started) servers.stop();
    await postgres.remove();
  }
}

interface FilledDatabase {
  url: string;
  tokens: string[];
  /** Milliseconds that each sandbox took. */
  times: number[];
}

/** Creates sandboxes, and clients of some of them. */
async function fillDatabase(url: string, shops: number): Promise<FilledDatabase> {
  const { database, close } = await openServer({ url, statementTimeout: SETUP_TIMEOUT_MS });
  await ensurePermanentSandbox({ database, now: Date.now, randomBytes });
  const { shopIds, times } = await copyDemoShops(database, shops);
  // Changes of one customer wait for each other, so the clients are those of many shops.
  const tokens = await createTokens(database, shopIds.slice(0, SPREAD_SHOPS), CLIENTS);
  await database.execute(sql`vacuum analyze`);
  await close();
  return { url, tokens, times };
}

async function startServers({ url, tokens }: FilledDatabase): Promise<Servers> {
  const child = fork('lib/bench/api/side-by-side-server.ts', { execArgv: ['--import', 'tsx'] });
  const ports = new Promise<number[]>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number[]));
    child.once('exit', () => reject(new Error('The server ended before it listened.')));
  });
  child.send({ url, tokens });
  const [api, bare] = await ports;
  return {
    api: `http://127.0.0.1:${api}`,
    bare: `http://127.0.0.1:${bare}`,
    stop: () => child.kill(),
  };
}

/** Loads the API and the bare route in turns, and compares the medians. */
async function reportShare(
  report: (figure: Figure) => void,
  operation: MeasuredOperation,
  servers: Servers,
  tokens: readonly string[],
): Promise<void> {
  const runs: { api: Run; bare: Run }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    runs.push({
      api: await load(servers.api, operation, tokens),
      bare: await load(servers.bare, operation, tokens),
    });
  }
  const api = medianRun(runs.map((run) => run.api));
  const bare = medianRun(runs.map((run) => run.bare));
  const share = api.perSecond / bare.perSecond;
  report({
    name: `${operation} on PostgreSQL, ${CONNECTIONS} connections, beside a bare route`,
    value: `${Math.round(api.perSecond)}/s and ${Math.round(bare.perSecond)}/s, ${Math.round(100 * share)} %; p95 ${ms(api.p95)} and ${ms(bare.p95)}; ${api.failed + bare.failed} not 200`,
    target: `≥ ${100 * MIN_SHARE} %`,
    isMet: share >= MIN_SHARE,
  });
}

async function load(
  origin: string,
  operation: MeasuredOperation,
  tokens: readonly string[],
): Promise<Run> {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const options: autocannon.Options = {
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...MEASURED[operation](tokens[next++ % tokens.length] ?? ''),
        }),
      },
    ],
  };
  const { requests } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failed++;
    });
  });
  return { perSecond: requests.average, p95: percentile(times, 0.95), failed };
}

function medianRun(runs: readonly Run[]): Run {
  const median = (values: number[]) => percentile(values, 0.5);
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    p95: median(runs.map((run) => run.p95)),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}
