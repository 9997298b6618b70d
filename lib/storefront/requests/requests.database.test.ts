import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import {
  codeOf,
  createTestPage,
  errorResponse,
  startPage,
  type TestPage,
} from '../test-page.fixture';

const SUCCESS = { status: 'success' };
const PATH = '/v2/rewards/getSpendingRules';

let api: TestApi;
let page: TestPage;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
});
beforeEach(async () => {
  page = await startPage(api, { requestTimeoutMs: 5_000 });
});

const read = () => page.settle(page.sdk.getRewardsSpendingRules());
const write = () => page.settle(page.sdk.deleteWishlistItem({ productId: 880010 }));

/** Fails the first requests, and sends the others. */
function failFirst(count: number, fail: () => Promise<Response>) {
  let left = count;
  page.intercept((_request, send) => (left-- > 0 ? fail() : send()));
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a read', () => {
  it.each([
    ['no connection', offline],
    ['500', async () => errorResponse(500)],
    ['503', async () => errorResponse(503, { 'Retry-After': '1' })],
    ['429', async () => errorResponse(429, { 'Retry-After': '1' })],
  ])('is sent up to three times after: %s', async (_case, fail) => {
    failFirst(2, fail);
    expect(await read()).toMatchObject(SUCCESS);
    expect(page.takePaths()).toEqual([PATH, PATH, PATH]);
    failFirst(3, fail);
    expect(['NETWORK_ERROR', 'RATE_LIMITED']).toContain(codeOf(await read()));
    expect(page.takePaths()).toEqual([PATH, PATH, PATH]);
  });

  it('waits longer each time', async () => {
    const times: number[] = [];
    page.intercept(async () => {
      times.push(page.passedMs);
      return errorResponse(500);
    });
    expect(codeOf(await read())).toBe('NETWORK_ERROR');
    const [first = 0, second = 0, third = 0] = times;
    // The jitter of the test is 0: half of the pause.
    expect([second - first, third - second]).toEqual([250, 500]);
  });

  it('waits for Retry-After, unless that is longer than a request may take', async () => {
    failFirst(1, async () => errorResponse(429, { 'Retry-After': '5' }));
    const start = page.passedMs;
    expect(await read()).toMatchObject(SUCCESS);
    expect(page.passedMs - start).toBe(5_000);
    page.takePaths();
    failFirst(1, async () => errorResponse(429, { 'Retry-After': '6' }));
    expect(codeOf(await read())).toBe('RATE_LIMITED');
    expect(page.takePaths()).toEqual([PATH]);
  });

  it('is not sent again after a timeout', async () => {
    page.intercept(() => new Promise(() => {}));
    const result = page.settle(page.sdk.getRewardsSpendingRules(), { hangs: true });
    expect(await result).toMatchObject({ error: { code: 'TIMEOUT' } });
    expect(page.takePaths()).toEqual([PATH]);
  });

  it('is shared by identical reads at the same time, and sent again later', async () => {
    const [first, second] = await page.settle(
      Promise.all([page.sdk.getRewardsSpendingRules(), page.sdk.getRewardsSpendingRules()]),
    );
    expect(first).toMatchObject(SUCCESS);
    expect(second).toEqual(first);
    await read();
    expect(page.takePaths()).toEqual([PATH, PATH]);
  });

  it('of a new customer does not share the one of the customer before', async () => {
    const token = await page.newToken({ customerIdentifier: 'mara@mail.example' });
    let release = () => {};
    page.intercept(async (request, send) => {
      if (request.url.endsWith(PATH)) await new Promise<void>((resolve) => (release = resolve));
      return send();
    });
    const guestRules = page.sdk.getRewardsSpendingRules();
    await page.sdk.authenticateCustomer({ storefrontToken: token });
    release();
    page.intercept((_request, send) => send());
    const rules = page.sdk.getRewardsSpendingRules();
    expect(await page.settle(rules)).toMatchObject({
      data: [{ isAffordable: true }, {}, {}, {}, {}, {}, {}],
    });
    expect(await guestRules).toMatchObject(SUCCESS);
  });

  it('sends no cookies, and the token only in its header', async () => {
    await read();
    expect(page.requests[0]?.credentials).toBe('omit');
    expect(page.requests[0]?.url).not.toContain('st_');
  });
});

describe('a write', () => {
  it.each([
    ['no connection', offline, 'NETWORK_ERROR'],
    ['500', async () => errorResponse(500), 'NETWORK_ERROR'],
    ['503', async () => errorResponse(503, { 'Retry-After': '1' }), 'NETWORK_ERROR'],
    ['429 without Retry-After', async () => errorResponse(429), 'RATE_LIMITED'],
    [
      '429 with a long wait',
      async () => errorResponse(429, { 'Retry-After': '6' }),
      'RATE_LIMITED',
    ],
  ])('is not sent again after: %s', async (_case, fail, code) => {
    failFirst(1, fail);
    expect(codeOf(await write())).toBe(code);
    expect(page.requests).toHaveLength(1);
  });

  it('is sent once more after 429, with the same key', async () => {
    failFirst(1, async () => errorResponse(429, { 'Retry-After': '2' }));
    expect(codeOf(await write())).toBe('NOT_FOUND');
    const keys = page.requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^\S{36}$/), keys[0]]);
    page.takePaths();
    failFirst(2, async () => errorResponse(429, { 'Retry-After': '2' }));
    expect(codeOf(await write())).toBe('RATE_LIMITED');
    expect(page.requests).toHaveLength(2);
  });

  it('has a key of its own, and keeps it when its token was rejected', async () => {
    await write();
    failFirst(1, async () => errorResponse(401));
    await write();
    const keys = page.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  describe('whose token was rejected', () => {
    const MARA = { customerIdentifier: 'mara@mail.example' };
    const OTHER = { customerIdentifier: '7400115' };

    /** Starts for a holder whose token is rejected; the next token is that of another one. */
    async function writeAs(before: object, next: object) {
      const other = createTestPage(api);
      let identity = before;
      const getStorefrontToken = () => other.newToken(identity);
      await other.settle(other.sdk.init({ shop: api.shop.domain, getStorefrontToken }));
      identity = next;
      let left = 1;
      other.intercept(async (_request, send) => (left-- > 0 ? errorResponse(401) : send()));
      other.takePaths();
      const result = await other.settle(other.sdk.deleteWishlistItem({ productId: 1 }));
      const writes = other.takePaths().filter((path) => path.startsWith('/v2/'));
      return { result, writes: writes.length };
    }

    it.each([
      ['another customer', OTHER],
      ['a guest', {}],
    ])('is not repeated for %s', async (_holder, next) => {
      expect(await writeAs(MARA, next)).toMatchObject({
        result: {
          error: {
            code: 'NOT_AUTHENTICATED',
            message: 'The customer of the call is no longer signed in.',
          },
        },
        writes: 1,
      });
    });

    it.each([
      ['the same customer', MARA, MARA],
      ['a guest who signed in', {}, MARA],
    ])('is repeated for %s', async (_holder, before, next) => {
      expect(await writeAs(before, next)).toMatchObject({
        result: { error: { code: 'NOT_FOUND' } },
        writes: 2,
      });
    });
  });
});

describe('a response that the API never sends', () => {
  it.each([
    ['NETWORK_ERROR', () => new Response('<html>', { status: 502 })],
    ['UNKNOWN_ERROR', () => new Response('<html>', { status: 418 })],
    ['NETWORK_ERROR', () => new Response('<html>', { status: 200 })],
    ['FORBIDDEN', () => Response.json(null, { status: 403 })],
    ['INVALID_ARGUMENTS', () => Response.json({ message: 7 }, { status: 400 })],
  ])('is %s', async (code, respond) => {
    page.intercept(async () => respond());
    expect(codeOf(await read())).toBe(code);
  });
});

it('obeys the rate limit of the running API', async () => {
  const results = [];
  for (let i = 0; i < 45; i++) results.push(await read());
  expect(results.every(({ status }) => String(status) === 'success')).toBe(true);
  expect(page.takePaths().length).toBeGreaterThan(45);
});
