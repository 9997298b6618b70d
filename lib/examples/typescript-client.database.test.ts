import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { defaultServerUrl } from '../config/api-url';
import { clientTypes } from '../openapi/client-types';
import { buildOpenApiDocument } from '../openapi/document';
import { compilerMessages, programOf } from '../openapi/testing/types-program';
import { createTestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { serveTestApi } from './serve-test-api';

/** The flow of the README with a client whose types are generated from the document. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function redeem(baseUrl: string, clientId: string, clientSecret: string) {
  const client = createClient<paths>({ baseUrl });
  const { data: token } = await client.POST('/v2/oauth/getAccessToken', {
    body: {
      clientId,
      clientSecret,
      grantType: 'client_credentials',
      scope: 'read_customer write_reward',
    },
  });
  if (!token) throw new Error('There is no token.');
  const headers = { Authorization: \`Bearer \${token.accessToken}\` };
  const query = { customerIdentifier: '7400112' };
  const before = await client.GET('/v2/customers/getCustomer', { params: { query }, headers });
  const { response } = await client.POST('/v2/rewards/redeem', {
    body: { customerIdentifier: '7400112', ruleId: 51, pointsToSpend: 100 },
    headers,
  });
  const after = await client.GET('/v2/customers/getCustomer', { params: { query }, headers });
  return {
    status: response.status,
    spent: (before.data?.pointsBalance ?? 0) - (after.data?.pointsBalance ?? 0),
  };
}
`;

it('compiles and redeems points', async () => {
  const types = await clientTypes(buildOpenApiDocument({ serverUrl: defaultServerUrl }));
  expect(compilerMessages(programOf({ 'client.ts': CLIENT, 'api.d.ts': types }))).toEqual([]);

  const api = await createTestApi(await testDatabase());
  const { origin, close } = await serveTestApi(api);
  // Inside of the project, where the package of the client is found.
  const folder = await mkdtemp(join('node_modules', '.client-'));
  try {
    const file = join(folder, 'client.mjs');
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    await writeFile(file, ts.transpileModule(CLIENT, { compilerOptions }).outputText);
    const { redeem } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const { clientId, clientSecret } = api.clients.full;
    expect(await redeem(origin, clientId, clientSecret)).toEqual({ status: 204, spent: 100 });
  } finally {
    close();
    await rm(folder, { recursive: true, force: true });
  }
});
