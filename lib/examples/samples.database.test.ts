import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { operations } from '../api/operations';
import { defaultServerUrl } from '../config/api-url';
import { buildOpenApiDocument } from '../openapi/document';
import { listOperations } from '../openapi/list-operations';
import { createTestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { exampleRequestsOf } from './record-examples';
import { serveTestApi } from './serve-test-api';

/** How a sample is run: a command that reads the sample from its input. */
const RUNNERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  curl: ['sh', '-es'],
  JavaScript: ['node', '--input-type=module', '-'],
  PHP: ['php'],
};

const listed = new Map(
  listOperations(buildOpenApiDocument({ serverUrl: defaultServerUrl })).map(({ operation }) => [
    operation.operationId,
    operation,
  ]),
);

/** Runs a sample. @returns its exit status and output */
function run(label: string, source: string, accessToken: string) {
  const [program, ...args] = RUNNERS[label] ?? ['false'];
  const child = spawn(program, args, { env: { ...process.env, ACCESS_TOKEN: accessToken } });
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

describe.each(operations)('$id', ({ id, route }) => {
  const samples = listed.get(id)?.['x-codeSamples'] ?? [];

  it('has samples in curl, JavaScript and PHP', () => {
    expect(samples.map(({ label }) => label)).toEqual(Object.keys(RUNNERS));
  });

  it.each(samples)('runs in $label and gets its documented status', async ({ label, source }) => {
    const api = await createTestApi(await testDatabase());
    const { close, origin, statuses } = await serveTestApi(api);
    const { clientId, clientSecret } = api.clients.full;
    for (const { operation, ...request } of Object.values(exampleRequestsOf(id))[0]?.before ?? []) {
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
  });
});
