import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findTemplate } from '../../../serve/api/template';
import { isTestAll } from '../runner/test-all';
import { type RunningApi, spawnApi, untilEnded, untilHealthIs } from '../servers/api-process';

/** Time limit of a test that starts processes, which may take long on a machine that runs other tests. */
export const COMMAND_TIMEOUT_MS = isTestAll ? 300_000 : 90_000;

/** Starts the API for the tests of a file. */
interface ApiCommand {
  /** A folder for data directories, which is removed after the last test. */
  folder: string;
  /** Starts the API for one test. */
  start(settings: Record<string, string>): RunningApi;
  /** Starts the API for one test, and waits until it is ready. */
  startReady(settings: Record<string, string>): Promise<RunningApi>;
}

/** Prepares what the tests of a file start. Call it outside tests. */
export function setUpApiCommand(): ApiCommand {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-command-'));
  const running: RunningApi[] = [];
  beforeAll(async () => {
    // The first start in a checkout takes long.
    await findTemplate();
  }, 300_000);
  afterEach(async () => {
    for (const api of running.splice(0)) await endApi(api);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const start = (settings: Record<string, string>) => {
    const api = spawnApi(settings);
    running.push(api);
    return api;
  };
  return {
    folder,
    start,
    async startReady(settings) {
      const api = start(settings);
      await untilHealthIs(api, 200);
      return api;
    },
  };
}

/** Ends a running API at once. */
export async function endApi(api: RunningApi): Promise<void> {
  api.process.kill('SIGKILL');
  await untilEnded(api);
}
