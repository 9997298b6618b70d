import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { ensureDemoShop } from '../../api-server/demo-shop';
import { openServer } from '../../database/open-server';
import { startPostgres } from '../../testing/postgres';
import { copyDemoShops, createTokens } from './bench-clients';
import { percentile } from './load';
import { type Figure, ms } from './report';
import { MEASURED, MEASURED_OPERATIONS, type MeasuredOperation } from './requests';

const FEW_SHOPS = 2;
const SPREAD_SHOPS = 50;
const SETUP_TIMEOUT_MS = 600_000;
const CLIENTS = 800;
const CONNECTIONS = 20;
const ROUNDS = 3;
const SECONDS = 4;
const MIN_SHARE = 0.5;
const MAX_GROWTH = 1.3;

interface Run {
  perSecond: number;
  p95: number;
  failed: number;
}

/** Measures the API with a PostgreSQL server, beside a bare route and with few and many shops. */
export async function measureServer(
  report: (figure: Figure) => void,
  { manyShops }: { manyShops: number },
): Promise<void> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    const opened = await openServer({ url, statementTimeout: SETUP_TIMEOUT_MS });
    const { database } = opened;
    await ensureDemoShop(database, new Date());
    const { shopIds } = await copyDemoShops(database, FEW_SHOPS);
    const few = await compare(url, await createTokens(database, shopIds, CLIENTS));

    const more = await copyDemoShops(database, manyShops - FEW_SHOPS);
    report({
      name: `create a sandbox on PostgreSQL, up to ${manyShops}`,
      value: `p50 ${ms(percentile(more.times, 0.5))}, p95 ${ms(percentile(more.times, 0.95))}`,
      target: 'p95 ≤ 100 ms',
      isMet: percentile(more.times, 0.95) <= 100,
    });
    await database.execute(sql`analyze`);
    // Changes of one customer wait for each other, so the comparison uses many shops.
    const spread = await compare(
      url,
      await createTokens(database, more.shopIds.slice(0, SPREAD_SHOPS), CLIENTS),
    );
    for (const operation of MEASURED_OPERATIONS) reportShare(report, operation, spread[operation]);
    // The same two shops as before, so that only the size of the database differs.
    const many = await compare(url, await createTokens(database, shopIds, CLIENTS));
    for (const operation of MEASURED_OPERATIONS) {
      const [before, after] = [few[operation].api.p95, many[operation].api.p95];
      report({
        name: `${operation}, p95 with ${FEW_SHOPS} and ${manyShops} sandboxes`,
        value: `${ms(before)} and ${ms(after)}, factor ${(after / before).toFixed(2)}`,
        target: `factor ≤ ${MAX_GROWTH}`,
        isMet: after <= MAX_GROWTH * before,
      });
    }
    await opened.close();
  } finally {
    await postgres.remove();
  }
}

type Comparison = Record<MeasuredOperation, { api: Run; bare: Run }>;

/** Loads the API and the bare route in turns, and takes the median of each. */
async function compare(url: string, tokens: readonly string[]): Promise<Comparison> {
  const child = fork('lib/bench/api/side-by-side-server.ts', { execArgv: ['--import', 'tsx'] });
  try {
    const ports = new Promise<number[]>((resolve, reject) => {
      child.once('message', (message) => resolve(message as number[]));
      child.once('exit', () => reject(new Error('The server ended before it listened.')));
    });
    child.send({ url, tokens });
    const [api = 0, bare = 0] = await ports;
    const results = {} as Comparison;
    for (const operation of MEASURED_OPERATIONS) {
      const runs: { api: Run; bare: Run }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        runs.push({
          api: await load(api, operation, tokens),
          bare: await load(bare, operation, tokens),
        });
      }
      results[operation] = {
        api: medianRun(runs.map((run) => run.api)),
        bare: medianRun(runs.map((run) => run.bare)),
      };
    }
    return results;
  } finally {
    child.kill();
  }
}

async function load(
  port: number,
  operation: MeasuredOperation,
  tokens: readonly string[],
): Promise<Run> {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
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

function reportShare(
  report: (figure: Figure) => void,
  operation: MeasuredOperation,
  { api, bare }: Comparison[MeasuredOperation],
) {
  const share = api.perSecond / bare.perSecond;
  const failures = api.failed + bare.failed;
  report({
    name: `${operation} on PostgreSQL, ${CONNECTIONS} connections, beside a bare route`,
    value: `${Math.round(api.perSecond)}/s and ${Math.round(bare.perSecond)}/s, ${Math.round(100 * share)} %; p95 ${ms(api.p95)} and ${ms(bare.p95)}; ${failures} not 200`,
    target: `≥ ${100 * MIN_SHARE} %`,
    isMet: share >= MIN_SHARE,
  });
}
