import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../tools/testing/api/test-api';
import { testDatabase } from '../tools/testing/api/test-database';
import {
  codeOf,
  createTestPage,
  errorResponse,
  issueToken,
  type TestPage,
} from './test-page.fixture';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MARA = { customerIdentifier: 'mara@mail.example' };
const SUCCESS = { status: 'success' };

let api: TestApi;
let page: TestPage;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
});
beforeEach(() => {
  page = createTestPage(api);
});

/** Starts the SDK with a function that returns a new token of Mara each time. */
async function startWithFunction(given = page) {
  const getStorefrontToken = vi.fn(() => given.newToken(MARA));
  await given.settle(given.sdk.init({ shop: api.shop.domain, getStorefrontToken }));
  return getStorefrontToken;
}

const read = (given = page) => given.settle(given.sdk.getRewardsSpendingRules());

describe('getStorefrontToken', () => {
  it('is called at the start, and a minute before the token expires', async () => {
    const getStorefrontToken = await startWithFunction();
    expect(getStorefrontToken).toHaveBeenCalledTimes(1);
    await page.pass(HOUR_MS - MINUTE_MS - 1);
    expect(getStorefrontToken).toHaveBeenCalledTimes(1);
    await page.pass(1);
    expect(getStorefrontToken).toHaveBeenCalledTimes(2);
    await read();
    await page.pass(HOUR_MS - MINUTE_MS);
    expect(getStorefrontToken).toHaveBeenCalledTimes(3);
  });

  it.each([-5 * HOUR_MS, 5 * HOUR_MS])(
    'is called in time though the clock of the device is wrong by %i ms',
    async (clockErrorMs) => {
      const wrong = createTestPage(api, { clockErrorMs });
      const getStorefrontToken = await startWithFunction(wrong);
      expect(await read(wrong)).toMatchObject(SUCCESS);
      expect(getStorefrontToken).toHaveBeenCalledTimes(1);
      await wrong.pass(HOUR_MS - MINUTE_MS);
      expect(getStorefrontToken).toHaveBeenCalledTimes(2);
    },
  );

  it('is called after a 401, once for requests at the same time, which are sent again', async () => {
    const getStorefrontToken = await startWithFunction();
    // The clock of the shop alone moves, as in a sandbox.
    api.clock.advance(2 * HOUR_MS);
    const results = [
      page.sdk.getRewardsSpendingRules(),
      page.sdk.getRewardsVipTiers(),
      page.sdk.getCustomerActiveRewards(),
    ];
    expect(await page.settle(Promise.all(results))).toMatchObject([SUCCESS, SUCCESS, SUCCESS]);
    expect(getStorefrontToken).toHaveBeenCalledTimes(2);
  });

  it('is called once if the API rejects the new token too', async () => {
    const getStorefrontToken = await startWithFunction();
    page.intercept((request, send) =>
      request.url.includes('/v2/') ? Promise.resolve(errorResponse(401)) : send(),
    );
    expect(codeOf(await read())).toBe('NOT_AUTHENTICATED');
    expect(getStorefrontToken).toHaveBeenCalledTimes(2);
  });

  it('is called when the page wakes up after the token has expired', async () => {
    const getStorefrontToken = await startWithFunction();
    // Timers of a sleeping page don't fire.
    page.sleep(3 * HOUR_MS);
    page.takePaths();
    expect(await read()).toMatchObject(SUCCESS);
    expect(getStorefrontToken).toHaveBeenCalledTimes(2);
    expect(page.takePaths()).toEqual(['/storefront/v1/session', '/v2/rewards/getSpendingRules']);
  });

  it('may fail while the old token is valid', async () => {
    const getStorefrontToken = await startWithFunction();
    getStorefrontToken.mockRejectedValue(new Error('503'));
    await page.pass(HOUR_MS - MINUTE_MS / 2);
    expect(await read()).toMatchObject(SUCCESS);
    await page.pass(MINUTE_MS);
    const result = await read();
    expect(result).toMatchObject({
      error: { code: 'NETWORK_ERROR', message: 'getStorefrontToken failed: 503' },
    });
  });

  it('may take as long as a request', async () => {
    const getStorefrontToken = () => new Promise<string>(() => {});
    const given = { shop: api.shop.domain, getStorefrontToken, requestTimeoutMs: 3_000 };
    expect(codeOf(await page.settle(page.sdk.init(given)))).toBe('TIMEOUT');
    expect(page.passedMs).toBe(3_000);
  });

  it('leaves no timer but that of the renewal', async () => {
    await startWithFunction();
    expect(page.timerDelays()).toEqual([HOUR_MS - MINUTE_MS]);
  });

  it('is not called without pause if its tokens are about to expire', async () => {
    const token = await issueToken(api, MARA);
    api.clock.advance(HOUR_MS - MINUTE_MS / 2);
    const getStorefrontToken = vi.fn(async () => token);
    await page.settle(page.sdk.init({ shop: api.shop.domain, getStorefrontToken }));
    await read();
    await read();
    expect(getStorefrontToken).toHaveBeenCalledTimes(1);
  });
});

describe('storefrontToken', () => {
  it('works for an hour, then calls return NOT_AUTHENTICATED', async () => {
    const storefrontToken = await issueToken(api, MARA);
    await page.settle(page.sdk.init({ shop: api.shop.domain, storefrontToken }));
    await page.pass(HOUR_MS - 1);
    expect(await read()).toMatchObject(SUCCESS);
    await page.pass(1);
    expect(codeOf(await read())).toBe('NOT_AUTHENTICATED');
  });
});

describe('authentication', () => {
  it('replaces a guest by the customer of a token', async () => {
    const storefrontToken = await issueToken(api);
    await page.settle(page.sdk.init({ shop: api.shop.domain, storefrontToken }));
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
    const token = await issueToken(api, MARA);
    expect(await page.sdk.authenticateCustomer({ storefrontToken: token })).toEqual({
      ...SUCCESS,
      data: {
        role: 'customer',
        customerId: 7400112,
        expiresAt: new Date(api.clock.now() + HOUR_MS).toISOString(),
      },
    });
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'customer' } });
    expect(await page.settle(page.sdk.getRewardsProgramAccount())).toMatchObject(SUCCESS);
  });

  it('keeps the token if the API rejects the new one', async () => {
    await startWithFunction();
    const rejected = page.sdk.authenticateCustomer({ storefrontToken: 'st_unknown' });
    expect(codeOf(await page.settle(rejected))).toBe('NOT_AUTHENTICATED');
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'customer' } });
    expect(codeOf(await page.sdk.authenticateCustomer({} as never))).toBe('INVALID_ARGUMENTS');
  });

  it('takes the last of two tokens, whichever the API checks first', async () => {
    await startWithFunction();
    const guest = await issueToken(api);
    page.intercept(async (request, send) => {
      const response = await send();
      if (request.headers.get('authorization') !== `Bearer ${guest}`) {
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return response;
    });
    const token = await issueToken(api, MARA);
    await page.settle(
      Promise.all([
        page.sdk.authenticateCustomer({ storefrontToken: token }),
        page.sdk.authenticateCustomer({ storefrontToken: guest }),
      ]),
    );
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
  });

  it('fails for the first of two tokens if the API accepts it after the second', async () => {
    await startWithFunction();
    const [guest, token] = [await issueToken(api), await issueToken(api, MARA)];
    let release = () => {};
    page.intercept(async (request, send) => {
      const isFirst = request.headers.get('authorization') === `Bearer ${token}`;
      if (isFirst) await new Promise<void>((resolve) => (release = resolve));
      return send();
    });
    const first = page.sdk.authenticateCustomer({ storefrontToken: token });
    expect(await page.sdk.authenticateCustomer({ storefrontToken: guest })).toMatchObject(SUCCESS);
    release();
    expect(codeOf(await page.settle(first))).toBe('NOT_AUTHENTICATED');
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
  });

  it('keeps the first of two tokens if the API rejects the second', async () => {
    await startWithFunction();
    const guest = await issueToken(api);
    const results = await page.settle(
      Promise.all([
        page.sdk.authenticateCustomer({ storefrontToken: guest }),
        page.sdk.authenticateCustomer({ storefrontToken: 'st_unknown' }),
      ]),
    );
    expect(results.map(codeOf)).toEqual(['no error', 'NOT_AUTHENTICATED']);
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
  });

  it('makes a guest of the customer after sign-out, with the next token of the function', async () => {
    const getStorefrontToken = await startWithFunction();
    getStorefrontToken.mockImplementation(() => page.newToken());
    expect(await page.settle(page.sdk.logoutCustomer())).toEqual(SUCCESS);
    expect(getStorefrontToken).toHaveBeenCalledTimes(2);
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
    expect(codeOf(await page.sdk.getRewardsProgramAccount())).toBe('NOT_AUTHENTICATED');
    expect(await read()).toMatchObject(SUCCESS);
  });

  it('has no token after sign-out without a function', async () => {
    const storefrontToken = await issueToken(api, MARA);
    await page.settle(page.sdk.init({ shop: api.shop.domain, storefrontToken }));
    page.takePaths();
    expect(await page.sdk.logoutCustomer()).toEqual(SUCCESS);
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
    expect(codeOf(await read())).toBe('NOT_AUTHENTICATED');
    expect(page.takePaths()).toEqual([]);
  });

  it('reports a server that has not ended the session', async () => {
    await startWithFunction();
    expect(await page.settle(page.sdk.logoutCustomer())).toMatchObject({
      error: { code: 'UNKNOWN_ERROR', message: expect.stringContaining('End the session') },
    });
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'customer' } });
  });

  describe('during a renewal', () => {
    /** Starts for Mara, and begins a renewal that ends when the test passes its token. */
    async function startRenewal() {
      const getStorefrontToken = await startWithFunction();
      let finish = (_token: string) => {};
      getStorefrontToken.mockReturnValueOnce(
        new Promise((resolve) => {
          finish = resolve;
        }),
      );
      await page.pass(HOUR_MS - MINUTE_MS);
      expect(getStorefrontToken).toHaveBeenCalledTimes(2);
      return { getStorefrontToken, finish };
    }

    it('does not wait for it after another token was accepted', async () => {
      const { getStorefrontToken } = await startRenewal();
      const guest = await issueToken(api);
      await page.sdk.authenticateCustomer({ storefrontToken: guest });
      getStorefrontToken.mockImplementation(() => page.newToken());
      let left = 1;
      page.intercept(async (request, send) =>
        request.url.includes('/v2/') && left-- > 0 ? errorResponse(401) : send(),
      );
      const start = page.passedMs;
      expect(await read()).toMatchObject(SUCCESS);
      expect(getStorefrontToken).toHaveBeenCalledTimes(3);
      expect(page.passedMs).toBe(start);
    });

    it('keeps it if the API rejects the token of the page', async () => {
      const { getStorefrontToken, finish } = await startRenewal();
      const rejected = page.sdk.authenticateCustomer({ storefrontToken: 'st_unknown' });
      expect(codeOf(await rejected)).toBe('NOT_AUTHENTICATED');
      const renewed = await issueToken(api, MARA);
      finish(renewed);
      expect(await read()).toMatchObject(SUCCESS);
      expect(page.lastToken()).toBe(`Bearer ${renewed}`);
      expect(getStorefrontToken).toHaveBeenCalledTimes(2);
    });
  });

  it('drops a renewal that began before the sign-out', async () => {
    const getStorefrontToken = await startWithFunction();
    let release = (_token: string) => {};
    getStorefrontToken.mockReturnValueOnce(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    await page.pass(HOUR_MS - MINUTE_MS);
    getStorefrontToken.mockImplementation(() => page.newToken());
    await page.settle(page.sdk.logoutCustomer());
    release(await issueToken(api, MARA));
    await read();
    expect(await page.sdk.getCurrentRole()).toEqual({ ...SUCCESS, data: { role: 'guest' } });
  });
});
