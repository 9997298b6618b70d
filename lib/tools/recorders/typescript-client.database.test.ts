import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { redeemClient } from '../../api/openapi/testing/redeem-client.fixture';
import { createTestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { serveTestApi } from './serve-test-api';

it('redeems points with a client that has the types of the document', async () => {
  const api = await createTestApi(await testDatabase());
  const { origin, close } = await serveTestApi(api);
  // Inside of the project, where the package of the client is found.
  const folder = await mkdtemp(join('node_modules', '.client-'));
  try {
    const file = join(folder, 'client.mjs');
    const { code } = await transform(redeemClient, { loader: 'ts', target: 'es2022' });
    await writeFile(file, code);
    const { redeem } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const { clientId, clientSecret } = api.clients.full;
    expect(await redeem(origin, clientId, clientSecret)).toEqual({ status: 204, spent: 100 });
  } finally {
    close();
    await rm(folder, { recursive: true, force: true });
  }
});
