import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validRequests } from '../tools/testing/api/arbitrary/arbitrary-requests';
import type {
  ArbitraryRequest,
  RequestSources,
} from '../tools/testing/api/arbitrary/generated-request';
import { createRequestRunner, demoSources } from '../tools/testing/api/request-runner';
import type { TestResponse } from '../tools/testing/api/test-api';
import { isTestAll, LONG_TEST_MS, runs } from '../tools/testing/runner/test-all';
import { type ErrorId, getError } from './contract/errors/errors';
import { handlers } from './handlers';
import { getOperation, type OperationId } from './operations';

/** Requests that share a copy of the demo shop; more would find most of its rows changed. */
const REQUESTS_PER_SHOP = runs({ test: 3, all: 10 });
const SHOPS = runs({ test: 1, all: 20 });

/** Errors with the status 400 that a request with a wrong form returns, and no other one. */
const VALIDATION_ERRORS: readonly ErrorId[] = [
  'validationFailed',
  'filtersContradict',
  'customerMissing',
  'identityMissing',
  'wishlistReadInvalid',
  'nothingToChange',
  'accessTokenBadRequest',
  'balanceDeltaInvalid',
  'reviewAggregatesInvalid',
];

/** Sentences of errors whose message depends on the rule or the stored data. */
const MESSAGES: Partial<Record<OperationId, RegExp>> = {
  createReview: /^[A-Z][^.]*$/,
  sendEvent: /^(ruleId|customer|customerIdentifier|points program) /,
  redeem: /^(pointsToSpend|selectedVariantId|ruleId) /,
};

let sources: RequestSources;
beforeAll(async () => {
  sources = await demoSources(await createRequestRunner());
});

/** Whether a 400 comes from a rule of the shop and not from the form of the request. */
function isRuleViolation(operationId: OperationId, { body }: TestResponse): boolean {
  const [message] = body.message;
  const listed = getOperation(operationId)
    .errors.filter((id) => !VALIDATION_ERRORS.includes(id))
    .map((id) => getError(id, operationId))
    .filter(({ status }) => status === 400);
  if (listed.length === 0) return false;
  return (
    listed.some((error) => error.message.includes(message)) ||
    MESSAGES[operationId]?.test(message) === true
  );
}

/** Requests to all operations that returned 200 or 204. */
let successes = 0;

const implemented = handlers.map(({ operation }) => operation.id as OperationId);

describe.each(implemented)('%s', (operationId) => {
  it(
    'accepts every valid request',
    async () => {
      const seen = new Map<number, number>();
      const requests = fc.array(validRequests(operationId, sources), {
        minLength: REQUESTS_PER_SHOP,
        maxLength: REQUESTS_PER_SHOP,
      });
      const accepts = async (request: ArbitraryRequest, response: TestResponse) => {
        const { status, body } = response;
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const isAccepted =
          status === 400
            ? isRuleViolation(operationId, response)
            : [200, 204, 403, 404, 409, 422].includes(status);
        if (!isAccepted)
          expect.fail(`${status} ${JSON.stringify(body)}\n${JSON.stringify(request)}`);
      };
      await fc.assert(
        fc.asyncProperty(requests, async (list) => {
          const runner = await createRequestRunner();
          for (const request of list) await accepts(request, await runner.send(request));
        }),
        // The message names the request that failed; smaller lists of requests would not say more.
        { numRuns: SHOPS, endOnFailure: true },
      );
      const accepted = (seen.get(200) ?? 0) + (seen.get(204) ?? 0);
      successes += accepted;
      // Otherwise the requests would only show that unknown ids are rejected.
      if (isTestAll) expect(accepted).toBeGreaterThan(0);
    },
    LONG_TEST_MS,
  );
});

it('at least a third of all requests succeed', () => {
  const sent = implemented.length * SHOPS * REQUESTS_PER_SHOP;
  expect(successes).toBeGreaterThan(sent / 3);
});
