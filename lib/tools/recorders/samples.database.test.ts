import { spawn } from 'node:child_process';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildOpenApiDocument } from '../../api/openapi/document';
import { exampleRequestsOf } from '../../api/openapi/example-requests/example-requests';
import { listOperations } from '../../api/openapi/list-operations';
import { getOperation, type OperationId, operations } from '../../api/operations';
import { defaultServerUrl } from '../../site/config/api-url';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { share } from '../testing/runner/test-all';
import { serveTestApi } from './serve-test-api';

/**
 * Commands that read samples from their input. Node.js runs in this process, as a module. Go needs a compiler that
 * the tests don't install; its samples are parsed elsewhere.
 */
const COMMANDS: Readonly<Record<string, readonly [string, ...string[]] | null>> = {
  curl: ['sh', '-es'],
  'Node.js': null,
  Python: ['python3', '-'],
  PHP: ['php'],
  Ruby: ['ruby'],
};

const listed = new Map(
  listOperations(buildOpenApiDocument({ serverUrl: defaultServerUrl })).map(({ operation }) => [
    operation.operationId,
    operation,
  ]),
);

/** Runs a sample. @returns its exit status and output */
function run(label: string, source: string, accessToken: string) {
  const command = COMMANDS[label];
  return command ? runCommand(command, source, accessToken) : runModule(source, accessToken);
}

async function runModule(source: string, accessToken: string) {
  vi.stubEnv('LAUREL_TOKEN', accessToken);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    // A module runs once per address, so the token makes each address unique.
    const module = Buffer.from(`${source}\n// ${accessToken}`).toString('base64');
    await import(/* @vite-ignore */ `data:text/javascript;base64,${module}`);
    return { status: 0, output: '' };
  } catch (error) {
    return { status: 1, output: String(error) };
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  source: string,
  accessToken: string,
) {
  const child = spawn(program, args, { env: { ...process.env, LAUREL_TOKEN: accessToken } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  child.stdin.end(source);
  return new Promise<{ status: number | null; output: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, output })),
  );
}

const isRead = (id: OperationId) => getOperation(id).method === 'get';

/** Reads share a copy of the demo shop. */
let shared: TestApi;
beforeAll(async () => {
  shared = await createTestApi(await testDatabase());
});

/** Each operation with its place among them. Other tests parse its samples in every language. */
const numbered = operations.map((operation, index) => ({ ...operation, index }));

describe.each(numbered)('$id', ({ id, route, index }) => {
  const samples = listed.get(id)?.['x-codeSamples'] ?? [];

  it('has samples in six languages', () => {
    const languages = [...Object.keys(COMMANDS), 'Go'];
    expect(samples.map(({ label }) => label).toSorted()).toEqual(languages.toSorted());
  });

  const runnable = samples.filter(({ label }) => label in COMMANDS);
  const ways = runnable.length * 2;
  it.each(share(runnable, index % ways, ways))(
    'runs in $label and gets its documented status',
    async ({ label, source }) => {
      const api = isRead(id) ? shared : await createTestApi(await testDatabase());
      const { close, origin, statuses } = await serveTestApi(api);
      const { clientId, clientSecret } = api.clients.full;
      for (const { operation, ...request } of Object.values(exampleRequestsOf(id))[0]?.before ??
        []) {
        await api.call(operation, request);
      }
      const { status, output } = await run(
        label,
        source
          .replaceAll(defaultServerUrl, origin)
          .replaceAll('cl_5f20', clientId)
          .replaceAll('sec_example', clientSecret),
        api.accessToken,
      );
      close();
      expect({ status, statuses }, output).toEqual({
        status: 0,
        statuses: ['204' in route.responses ? 204 : 200],
      });
    },
  );
});
