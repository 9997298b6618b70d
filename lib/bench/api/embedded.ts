import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTemplate } from '../../api-server/template';
import { openEmbedded } from '../../database/open-embedded';
import { ensurePermanentSandbox } from '../../sandbox/permanent-sandbox';
import { startApi } from './api-under-test';
import { copyDemoShops, createTokens } from './bench-clients';
import { percentile, sendAtRate } from './load';
import { type Figure, ms } from './report';
import { MEASURED, MEASURED_OPERATIONS, type MeasuredOperation } from './requests';

const STARTS = 5;
const SANDBOXES = 100;
const CLIENTS = 60;
const RATE = { perSecond: 20, seconds: 10 };
const TARGETS = { getCustomer: 15, updateBalance: 40 };

/** Measures the API with its embedded database. */
export async function measureEmbedded(report: (figure: Figure) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-'));
  try {
    await findTemplate();
    const firstStarts: number[] = [];
    const laterStarts: number[] = [];
    for (let index = 0; index < STARTS; index++) {
      const directory = join(folder, `start-${index}`);
      for (const times of [firstStarts, laterStarts]) {
        const api = await startApi({ API_DATA_DIR: directory });
        times.push(api.coldStart);
        await api.stop();
      }
    }
    for (const [name, times] of [
      ['first response after a cold start, new data directory', firstStarts],
      ['first response after a cold start, existing data directory', laterStarts],
    ] as const) {
      const median = percentile(times, 0.5);
      report({
        name,
        value: `${ms(median)} (median of ${STARTS})`,
        target: '≤ 1,500 ms',
        isMet: median <= 1_500,
      });
    }

    const one = await startApi({ API_DATA_DIR: join(folder, 'start-0') });
    await warmUp(one.origin);
    reportMemory(report, 'one sandbox', one.memory(), 450);
    await one.stop();

    const directory = join(folder, 'many');
    const tokens = await fill(directory, report);
    const many = await startApi({ API_DATA_DIR: directory });
    const load = (operation: MeasuredOperation) =>
      sendAtRate((index) => {
        const { path, ...init } = MEASURED[operation](tokens[index % tokens.length] ?? '');
        return fetch(many.origin + path, init);
      }, RATE);
    for (const operation of MEASURED_OPERATIONS) await load(operation);
    for (const operation of MEASURED_OPERATIONS) {
      const { p50, p95, statuses } = await load(operation);
      report({
        name: `${operation}, ${RATE.perSecond} requests a second, ${SANDBOXES} sandboxes`,
        value: `p50 ${ms(p50)}, p95 ${ms(p95)}; ${JSON.stringify(statuses)}`,
        target: `p95 ≤ ${TARGETS[operation]} ms`,
        isMet: p95 <= TARGETS[operation],
      });
    }
    reportMemory(report, `${SANDBOXES} sandboxes`, many.memory(), 600);
    await many.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates the sandboxes and clients of the other measurements. @returns the tokens of the clients */
async function fill(directory: string, report: (figure: Figure) => void): Promise<string[]> {
  const { database, close } = await openEmbedded({ directory, template: await findTemplate() });
  await ensurePermanentSandbox({ database, now: Date.now, randomBytes });
  const { shopIds, times } = await copyDemoShops(database, SANDBOXES);
  const p95 = percentile(times, 0.95);
  report({
    name: 'create a sandbox (rows of the demo shop)',
    value: `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(p95)}`,
    target: 'p95 ≤ 100 ms',
    isMet: p95 <= 100,
  });
  const tokens = await createTokens(database, shopIds, CLIENTS);
  await close();
  return tokens;
}

async function warmUp(origin: string): Promise<void> {
  for (let index = 0; index < 20; index++) {
    await (await fetch(`${origin}/v2/health`)).arrayBuffer();
  }
}

function reportMemory(report: (figure: Figure) => void, name: string, used: number, limit: number) {
  report({
    name: `memory, ${name}`,
    value: `${Math.round(used)} MB`,
    target: `≤ ${limit} MB`,
    isMet: used <= limit,
  });
}
