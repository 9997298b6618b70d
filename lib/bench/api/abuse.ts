import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '../../config/env';
import { childrenOf } from '../../testing/child-processes';
import { startSite, untilApiIsReady } from '../../testing/site-server';
import { memoryOf } from '../process-memory';
import type { AttackLoad, AttackResults } from './attacker-process';
import type { Latencies } from './load';
import { type Figure, ms } from './report';
import type { VictimLoad, VictimResults } from './victim-process';

const DEFAULT_MINUTES = 5;
/** The victim first uses the site alone, so that code is loaded and caches are full. */
const WARM_UP_MINUTES = 1 / 4;
const SAMPLE_MS = 5_000;
const MAX_PAGE_MS = 20;
const MAX_READ_MS = 150;
const MAX_CREATE_MS = 500;
const MAX_MEMORY_MB = 600;

/** A process of the load, which gets one message for each run and responds with its results. */
function startLoad<Load extends object, Results>(file: string) {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)));
  return {
    async run(load: Load): Promise<Results> {
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`${file} ended with ${code}.`);
      });
      child.send(load);
      const [results] = await Promise.race([once(child, 'message'), ended]);
      return results as Results;
    },
    end: () => child.kill(),
  };
}

/**
 * Measures what a client gets while another one does everything at once that has harmed others. The site has its
 * default limits, and trusts the addresses that both of them send.
 *
 * @param hasNetworks whether the attacker uses the networks of an IPv6 host instead of one address
 */
export async function measureAbuse(
  report: (figure: Figure) => void,
  { minutes = DEFAULT_MINUTES, hasNetworks = false }: { minutes?: number; hasNetworks?: boolean },
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-abuse-'));
  const site = await startSite(process.cwd(), { API_DATA_DIR: directory, TRUSTED_PROXIES: '1' });
  const victim = startLoad<VictimLoad, VictimResults>('./victim-process.ts');
  const attacker = startLoad<AttackLoad, AttackResults>('./attacker-process.ts');
  const samples: Sample[] = [];
  const watch = () => samples.push(takeSample(site.processId, directory));
  let timer: NodeJS.Timeout | undefined;
  try {
    await untilApiIsReady({ send: (path) => site.send(env.BASE_PATH + path) });
    const victimLoad = { origin: site.origin, basePath: env.BASE_PATH };
    const quiet = await victim.run({ ...victimLoad, minutes: WARM_UP_MINUTES });
    watch();
    timer = setInterval(watch, SAMPLE_MS);
    const [results, attacks] = await Promise.all([
      victim.run({ ...victimLoad, minutes }),
      attacker.run({ origin: site.origin + env.BASE_PATH, minutes, hasNetworks }),
    ]);
    watch();
    for (const [name, statuses] of Object.entries(attacks)) {
      console.log(`      the attacker ${name}: ${JSON.stringify(statuses)}`);
    }
    reportResponses(report, quiet, results);
    reportSamples(report, samples);
  } finally {
    clearInterval(timer);
    victim.end();
    attacker.end();
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** What the server takes at a moment. */
interface Sample {
  /** Ids of the processes: of the site, and of the API. */
  processIds: number[];
  /** Their memory in megabytes. */
  memory: number[];
  /** Megabytes of the data directory. */
  disk: number;
}

function takeSample(siteProcess: number, directory: string): Sample {
  const processIds = [siteProcess, ...childrenOf(siteProcess)];
  const { stdout } = spawnSync('du', ['-sm', directory], { encoding: 'utf8' });
  return { processIds, memory: processIds.map(memoryOf), disk: Number.parseInt(stdout, 10) };
}

function reportResponses(
  report: (figure: Figure) => void,
  quiet: VictimResults,
  { pages, getCustomer, createSandbox }: VictimResults,
): void {
  const figure = (
    name: string,
    part: 'p95' | 'p99',
    before: Latencies,
    after: Latencies,
    limit: number,
  ) =>
    report({
      name: `${name} of another client, ${part}`,
      value: `${ms(after[part])} (${ms(before[part])} before the attack); ${JSON.stringify(after.statuses)}`,
      target: `≤ ${limit} ms`,
      isMet: after[part] <= limit,
    });
  figure('docs page', 'p99', quiet.pages, pages, MAX_PAGE_MS);
  figure('getCustomer', 'p95', quiet.getCustomer, getCustomer, MAX_READ_MS);
  figure('creation of a sandbox', 'p95', quiet.createSandbox, createSandbox, MAX_CREATE_MS);
  const statuses = [pages, getCustomer, createSandbox].flatMap((each) =>
    Object.entries(each.statuses),
  );
  const count = (isCounted: (status: number) => boolean) =>
    statuses.reduce((sum, [status, times]) => sum + (isCounted(Number(status)) ? times : 0), 0);
  const errors = count((status) => status >= 500);
  const lost = count((status) => status === 0);
  const limited = count((status) => status === 429);
  report({
    name: 'requests of another client without their response',
    value: `${errors} × 5xx, ${lost} lost, ${limited} × 429`,
    target: '0',
    isMet: errors + lost + limited === 0,
  });
}

function reportSamples(report: (figure: Figure) => void, samples: readonly Sample[]): void {
  ['site', 'API'].forEach((name, index) => {
    const memory = samples.map((sample) => sample.memory[index] ?? 0);
    const max = Math.max(...memory);
    report({
      name: `memory of the process of the ${name}`,
      value: `${memory[0]} MB first, ${memory.at(-1)} MB last, ${max} MB at most`,
      target: `≤ ${MAX_MEMORY_MB} MB`,
      isMet: max <= MAX_MEMORY_MB,
    });
  });
  const processes = new Set(samples.map(({ processIds }) => String(processIds)));
  report({
    name: 'processes that ended',
    value: String(processes.size - 1),
    target: '0',
    isMet: processes.size === 1,
  });
  report({
    name: 'data directory',
    value: `${samples.map(({ disk }) => disk).join(' ')} MB, every ${SAMPLE_MS / 1_000} s`,
    target: 'printed',
    isMet: true,
  });
}
