import { describe, expect, it } from 'vitest';
import { errorCatalog } from '../../api/contract/errors/catalog.data';
import { toErrorBody } from '../../api/contract/errors/error-body';
import { errorNames } from '../../api/contract/errors/error-names';
import { errors, getError } from '../../api/contract/errors/errors';
import { errorRequests, notRunnable } from '../../api/openapi/example-requests/error-requests.data';
import { testDatabase } from '../testing/api/test-database';
import { share } from '../testing/runner/test-all';
import { record } from './recorder';

/** These have tests of their own: `idempotency.database.test.ts` and `customers.database.test.ts`. */
const NOT_BY_ONE_REQUEST = Object.keys(notRunnable);

it('has a request for each of the 49 errors of the catalog, and for the others', () => {
  expect(errorCatalog).toHaveLength(49);
  const ids = errors.map(({ id }) => id as string);
  expect(Object.keys(errorRequests).sort()).toEqual(
    ids.filter((id) => !NOT_BY_ONE_REQUEST.includes(id)).sort(),
  );
});

it('has a unique name for each error', () => {
  expect(new Set(errorNames).size).toBe(errorNames.length);
  for (const name of errorNames) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
});

const byOneRequest = errors.filter(({ id }) => !NOT_BY_ONE_REQUEST.includes(id));

describe.each(share(byOneRequest, 0, 3))('$id', ({ id }) => {
  it('is returned by its documented request, as documented', async () => {
    const request = errorRequests[id];
    if (!request) throw new Error(`${id} has no request.`);
    const { before, ...sent } = request;
    const { status, errorName, body, events } = await record(
      await testDatabase(),
      id,
      sent,
      before,
    );
    const documented = getError(id, request.operation);
    expect({ status, errorName, body }).toEqual({
      errorName: id,
      status: documented.status,
      body: toErrorBody(documented.status, ...documented.message),
    });
    expect(events).toEqual([]);
  });
});
