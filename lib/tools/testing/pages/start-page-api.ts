import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { spawnApi, untilHealthIs } from '../servers/api-process';

/** Address of the API in the samples. */
const SAMPLE_API = 'https://api.laurel.example';

/** The API as `npm run api` starts it, for the samples of pages. */
export interface PageApi {
  origin: string;
  /** Lets samples call this API. */
  origins: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts the API with a new database. */
export async function startPageApi(): Promise<PageApi> {
  const data = mkdtempSync(join(tmpdir(), 'laurel-page-api-'));
  const api = spawnApi({ API_DATA_DIR: data, API_URL: '', DATABASE_URL: '' });
  // The first start prepares a database, which takes long on a busy machine.
  const isReady = () => untilHealthIs(api, 200);
  await isReady().catch(isReady).catch(isReady);
  const { origin } = api;
  return {
    origin,
    origins: { [SAMPLE_API]: origin },
    async stop() {
      api.process.kill('SIGKILL');
      await api.closed;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Sends requests of pages to the documented address to this API. */
export async function routeToPageApi(context: BrowserContext, api: PageApi): Promise<void> {
  await context.route(`${SAMPLE_API}/**`, async (route) => {
    const url = route.request().url().replace(SAMPLE_API, api.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}
