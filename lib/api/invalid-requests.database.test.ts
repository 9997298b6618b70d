import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestSources } from '../tools/testing/api/arbitrary/generated-request';
import { invalidRequests } from '../tools/testing/api/arbitrary/invalid-requests';
import {
  createRequestRunner,
  demoSources,
  type RequestRunner,
} from '../tools/testing/api/request-runner';
import { shopFingerprint } from '../tools/testing/api/shop-fingerprint';
import type { InvalidRequest } from '../tools/testing/api/violations/violation';
import { LONG_TEST_MS, runs } from '../tools/testing/runner/test-all';
import { handlers } from './handlers';
import type { OperationId } from './operations';

/** Requests between two looks at the whole state of the shop. */
const REQUESTS_PER_RUN = runs({ test: 3, all: 10 });

const implemented = handlers.map(({ operation }) => operation.id as OperationId);
let runner: RequestRunner;
let sources: RequestSources;
beforeAll(async () => {
  runner = await createRequestRunner();
  sources = await demoSources(runner);
});

async function expectRejected(operationId: OperationId, invalid: InvalidRequest): Promise<void> {
  const { violation, request, bytes, headers, expected } = invalid;
  const prepared = await runner.prepare(request);
  const { status, body } = await runner.api.call(operationId, {
    ...prepared,
    ...(bytes && { body: bytes }),
    ...(headers && { headers }),
  });
  const messages: string[] = body?.message ?? [];
  const { field = '' } = expected;
  // Messages say which format a field has.
  expect(messages.join()).not.toContain('the format');
  const isNamed = messages.some((message) =>
    [' ', '.', ','].some((end) => message.startsWith(field + end)),
  );
  if (status !== expected.status || !(field === '' || isNamed)) {
    const wanted = `${expected.status} with a message about ${field}`;
    expect.fail(
      `${violation}: expected ${wanted}, got ${status} ${JSON.stringify(messages)}\n${JSON.stringify(request).slice(0, 1_000)}`,
    );
  }
}

describe.each(implemented)('%s', (operationId) => {
  it(
    'rejects an invalid request, and changes nothing',
    async () => {
      const { api } = runner;
      const state = () => shopFingerprint(api.database, api.shop.id);
      const requests = fc.array(invalidRequests(operationId, sources), {
        minLength: REQUESTS_PER_RUN,
        maxLength: REQUESTS_PER_RUN,
      });
      await fc.assert(
        fc.asyncProperty(requests, async (list) => {
          // Tokens are issued before, because they are stored too.
          for (const { request } of list) await runner.prepare(request);
          const before = await state();
          for (const invalid of list) await expectRejected(operationId, invalid);
          expect(await state()).toEqual(before);
        }),
        { numRuns: runs({ test: 1, all: 50 }), endOnFailure: true },
      );
    },
    LONG_TEST_MS,
  );
});
