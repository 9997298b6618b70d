import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../tools/testing/api/change-settings';
import { createTestApi, type TestApi } from '../tools/testing/api/test-api';
import { testDatabase } from '../tools/testing/api/test-database';
import { SDK_MODULES } from './constants';
import type { SdkInitOptions } from './declared';
import { codeOf, createTestPage, errorResponse, issueToken, startPage } from './test-page.fixture';

let api: TestApi;
let token: string;
let options: SdkInitOptions;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  token = await issueToken(api);
  options = { shop: api.shop.domain, storefrontToken: token };
});

const SUCCESS = { status: 'success' };

describe('options', () => {
  it.each<[string, unknown, string]>([
    ['shop', undefined, 'a non-empty string'],
    ['shop', 7, 'a non-empty string'],
    ['storefrontToken', '', 'a non-empty string'],
    ['getStorefrontToken', 'st_1', 'a function'],
    ['apiUrl', 'api.laurel.example', 'an absolute URL with http or https'],
    ['locale', 'not a locale', 'a language tag'],
    ['currency', 'euro', 'an ISO 4217 code'],
    ['currency', ['EUR'], 'an ISO 4217 code'],
    ['modules', ['rewards', 'nope'], 'an array of SDK_MODULES'],
    ['productId', '880010', 'a positive integer'],
    ['variantId', 0, 'a positive integer'],
    ['root', 'body', 'a document, an element or a shadow root'],
    ['observe', 'yes', 'a boolean'],
    ['loginUrl', null, 'a non-empty string'],
    ['registerUrl', 1, 'a non-empty string'],
    ['requestTimeoutMs', 0, 'a positive number'],
    ['debug', 1, 'a boolean'],
  ])('%s: %j is an error that names it', async (name, value, must) => {
    const { sdk, requests } = createTestPage(api);
    expect(await sdk.init({ ...options, [name]: value })).toMatchObject({
      status: 'error',
      error: { code: 'INVALID_ARGUMENTS', details: [`${name} must be ${must}`] },
    });
    expect(requests).toEqual([]);
  });

  it('must be an object', async () => {
    const { sdk } = createTestPage(api);
    expect(codeOf(await sdk.init(undefined as never))).toBe('INVALID_ARGUMENTS');
  });

  it('that are undefined have their defaults', async () => {
    const page = createTestPage(api);
    const given = { ...options, apiUrl: undefined, debug: undefined } as SdkInitOptions;
    expect(await page.settle(page.sdk.init(given))).toEqual(SUCCESS);
    expect(await page.sdk.init(options)).toEqual(SUCCESS);
  });

  it('apiUrl is the base of all requests', async () => {
    const page = createTestPage(api);
    await page.settle(page.sdk.init({ ...options, apiUrl: 'https://test.example/laurel/' }));
    expect(page.requests[0]?.url).toBe('https://test.example/laurel/storefront/v1/session');
  });
});

describe('a second call', () => {
  it('with the same options succeeds and sends nothing', async () => {
    const page = await startPage(api, options);
    expect(await page.sdk.init({ ...options, getStorefrontToken: async () => '' })).toEqual(
      SUCCESS,
    );
    expect(page.requests).toEqual([]);
  });

  it('with other options is an error', async () => {
    const page = await startPage(api, options);
    const other = { ...options, getStorefrontToken: async () => '', locale: 'de' };
    expect(codeOf(await page.sdk.init(other))).toBe('SDK_ALREADY_INITIALIZED');
  });

  it('while the first one runs shares its outcome', async () => {
    const page = createTestPage(api);
    const results = [page.sdk.init(options), page.sdk.init(options)];
    expect(await page.settle(Promise.all(results))).toEqual([SUCCESS, SUCCESS]);
    expect(page.requests).toHaveLength(1);
  });

  it('after one that failed starts again', async () => {
    const page = createTestPage(api);
    page.intercept(async () => errorResponse(500));
    expect(codeOf(await page.settle(page.sdk.init(options)))).toBe('NETWORK_ERROR');
    expect(codeOf(await page.sdk.getCurrentRole())).toBe('SDK_NOT_INITIALIZED');
    page.intercept((_request, send) => send());
    expect(await page.settle(page.sdk.init({ ...options, locale: 'de' }))).toEqual(SUCCESS);
  });
});

describe('init fails', () => {
  it.each([
    ['an unknown token', () => ({ ...options, storefrontToken: 'st_unknown' })],
    ['no token', () => ({ shop: api.shop.domain })],
    ['the token of another shop', () => ({ ...options, shop: 'other.shop.example' })],
    [
      'a function without a token',
      () => ({ shop: api.shop.domain, getStorefrontToken: async () => '' }),
    ],
  ])('with %s', async (_case, given) => {
    const page = createTestPage(api);
    expect(codeOf(await page.settle(page.sdk.init(given())))).toBe('NOT_AUTHENTICATED');
  });

  it('if the API takes too long', async () => {
    const page = createTestPage(api);
    page.intercept(() => new Promise(() => {}));
    const init = page.sdk.init({ ...options, requestTimeoutMs: 2_000 });
    expect(codeOf(await page.settle(init, { hangs: true }))).toBe('TIMEOUT');
    expect(page.passedMs).toBe(2_000);
  });

  it('if a module is lost, after one more attempt', async () => {
    const page = createTestPage(api);
    page.replaceLoader(() => Promise.reject(new Error('blocked')));
    const init = page.sdk.init({ ...options, modules: [SDK_MODULES.REWARDS] });
    expect(await page.settle(init)).toMatchObject({
      error: { code: 'NETWORK_ERROR', message: "A module can't be loaded: blocked" },
    });
    expect(page.moduleLoads.filter((name) => name === 'rewards')).toHaveLength(2);
  });

  it('if `modules` names a disabled one', async () => {
    const other = await createTestApi(await testDatabase());
    await changeSettings(other, { disabledApps: ['rewards'] });
    const page = createTestPage(other);
    const storefrontToken = await issueToken(other);
    const given = { shop: other.shop.domain, storefrontToken };
    const init = page.sdk.init({ ...given, modules: [SDK_MODULES.REWARDS] });
    expect(codeOf(await page.settle(init))).toBe('MODULE_DISABLED');
    expect(await page.settle(page.sdk.init(given))).toEqual(SUCCESS);
    expect(codeOf(await page.sdk.getRewardsSpendingRules())).toBe('MODULE_DISABLED');
    const callback = vi.fn();
    expect(codeOf(await page.sdk.runIfModuleReady(SDK_MODULES.REWARDS, callback))).toBe(
      'MODULE_DISABLED',
    );
    expect(callback).not.toHaveBeenCalled();
    expect(page.passedMs).toBe(0);
  });
});

describe('modules', () => {
  it('that `init` does not list are not loaded', async () => {
    const page = await startPage(api, { ...options, modules: [SDK_MODULES.WISHLISTS] });
    expect(page.moduleLoads).toEqual(['placeholders', 'wishlists']);
    expect(codeOf(await page.sdk.getRewardsSpendingRules())).toBe('MODULE_NOT_READY');
  });

  it('run a callback once they are ready, even if it was passed before `init`', async () => {
    const page = createTestPage(api);
    const ready = page.sdk.runIfModuleReady(SDK_MODULES.REWARDS, () => 'value');
    await page.settle(page.sdk.init(options));
    expect(await ready).toEqual({ status: 'success', data: 'value' });
    expect(await page.sdk.runIfModuleReady(SDK_MODULES.REWARDS, async () => 2)).toEqual({
      status: 'success',
      data: 2,
    });
  });

  it('are not ready after 10 seconds without `init`', async () => {
    const page = createTestPage(api);
    const ready = page.sdk.runIfModuleReady(SDK_MODULES.COMMON, vi.fn());
    expect(codeOf(await page.settle(ready))).toBe('MODULE_NOT_READY');
    expect(page.passedMs).toBe(10_000);
  });

  it('are not ready after 10 seconds if their code does not arrive', async () => {
    const page = createTestPage(api);
    page.replaceLoader(() => new Promise(() => {}));
    void page.sdk.init(options);
    const rules = page.sdk.getRewardsSpendingRules();
    await vi.waitFor(() => expect(page.moduleLoads).not.toEqual([]), { timeout: 10_000 });
    expect(codeOf(await page.settle(rules, { hangs: true }))).toBe('MODULE_NOT_READY');
  });

  it('report what a callback throws', async () => {
    const page = await startPage(api, options);
    const thrown = page.sdk.runIfModuleReady(SDK_MODULES.CART, () => {
      throw new Error('mine');
    });
    expect(await thrown).toMatchObject({ error: { code: 'UNKNOWN_ERROR', message: 'mine' } });
  });

  it('must exist, and callbacks must be functions', async () => {
    const { sdk } = createTestPage(api);
    const result = await sdk.runIfModuleReady('nope' as never, 'x' as never);
    expect(result).toMatchObject({
      error: {
        code: 'INVALID_ARGUMENTS',
        details: [
          expect.stringMatching(/^module must be one of authentication, cart,/),
          'callback must be a function',
        ],
      },
    });
  });

  it('can be called while `init` runs', async () => {
    const page = createTestPage(api);
    const init = page.sdk.init(options);
    const rules = await page.settle(page.sdk.getRewardsSpendingRules());
    expect(rules.status).toBe('success');
    expect(await init).toEqual(SUCCESS);
  });

  it('return SDK_NOT_INITIALIZED if the `init` that they wait for fails', async () => {
    const page = createTestPage(api);
    page.intercept(async () => errorResponse(401));
    void page.sdk.init(options);
    expect(codeOf(await page.settle(page.sdk.getCurrentRole()))).toBe('SDK_NOT_INITIALIZED');
    expect(page.timerDelays()).toEqual([]);
  });
});

it('`debug` prints warnings, and a cause only if there is one', async () => {
  const page = await startPage(api, { debug: true });
  page.sdk.on('widget_opened', 'open' as never);
  expect(page.warnings).toEqual([['[Laurel] on("widget_opened") needs a function.']]);
});

it('does nothing on a server', async () => {
  const { sdk, requests, environment } = createTestPage(api, { isServer: true });
  const handler = vi.fn();
  sdk.on('widget_opened', handler);
  sdk.off('widget_opened', handler);
  expect(environment.document).toBeNull();
  expect(codeOf(await sdk.init(options))).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(await sdk.runIfModuleReady(SDK_MODULES.CART, vi.fn()))).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(await sdk.getCurrentRole())).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(sdk.setGlobalProductId(1))).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(sdk.setGlobalVariantId(1))).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(sdk.setModifyURLFunction(null))).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(sdk.setCustomCartRepository({} as never))).toBe('SDK_NOT_INITIALIZED');
  expect(codeOf(sdk.setCustomDiscountStrategy({} as never))).toBe('SDK_NOT_INITIALIZED');
  expect(requests).toEqual([]);
});
