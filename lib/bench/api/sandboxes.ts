import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTemplate } from '../../api-server/template';
import { startPostgres } from '../../testing/postgres';
import { type ApiUnderTest, startApi } from './api-under-test';
import { percentile } from './load';
import { type Figure, ms } from './report';

const RESETS = 100;
const TARGET_MS = 100;
/** Times of the last sandboxes are reported too, when there are most of them. */
const LAST = 100;

/** How many sandboxes to create with each database. */
export interface SandboxCounts {
  embedded: number;
  server: number;
}

/** Measures the creation and the reset of many sandboxes through their endpoints, and the memory of the process. */
export async function measureSandboxes(
  report: (figure: Figure) => void,
  { embedded, server }: SandboxCounts,
): Promise<void> {
  await findTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-sandboxes-'));
  try {
    const settings = { API_DATA_DIR: join(folder, 'embedded') };
    await measure(report, 'PGlite', await startApi(settings), embedded);
    const postgres = await startPostgres();
    try {
      const DATABASE_URL = await postgres.createDatabase();
      const API_DATA_DIR = join(folder, 'server');
      await measure(report, 'PostgreSQL', await startApi({ API_DATA_DIR, DATABASE_URL }), server);
    } finally {
      await postgres.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  report: (figure: Figure) => void,
  name: string,
  api: ApiUnderTest,
  count: number,
): Promise<void> {
  try {
    const keys: string[] = [];
    const created: number[] = [];
    for (let index = 0; index < count; index++) {
      const { time, body } = await post(api, '/sandbox');
      created.push(time);
      keys.push((body as { key: string }).key);
    }
    const reset: number[] = [];
    for (let index = 0; index < RESETS; index++) {
      const key = keys[Math.floor((index * count) / RESETS)] ?? '';
      reset.push((await post(api, '/sandbox/reset', key)).time);
    }
    reportTimes(
      report,
      `create a sandbox on ${name}, the last ${LAST} of ${count}`,
      created.slice(-LAST),
    );
    reportTimes(report, `create a sandbox on ${name}, all ${count}`, created);
    reportTimes(report, `reset a sandbox on ${name}, one of ${count}`, reset);
    report({
      name: `memory of the API on ${name} with ${count} sandboxes`,
      value: `${Math.round(api.memory())} MB`,
      target: 'printed',
      isMet: true,
    });
  } finally {
    await api.stop();
  }
}

async function post({ origin }: ApiUnderTest, path: string, key?: string) {
  const startedAt = performance.now();
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    body: '{}',
  });
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${path} returned ${JSON.stringify(body)}.`);
  return { time: performance.now() - startedAt, body };
}

function reportTimes(report: (figure: Figure) => void, name: string, times: number[]): void {
  const p95 = percentile(times, 0.95);
  report({
    name,
    value: `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(p95)}`,
    target: `p95 ≤ ${TARGET_MS} ms`,
    isMet: p95 <= TARGET_MS,
  });
}
