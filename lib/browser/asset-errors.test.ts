import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class Link {
  constructor(readonly rel: string) {}
}

const FAILED = new Error('Failed to load chunk /_next/static/chunks/a.js from module 1');

let location: URL & { reload: () => void; assign: (url: URL) => void };

async function load() {
  vi.resetModules();
  return import('./asset-errors');
}

/** The `error` event of an element whose file could not be loaded. */
function errorEventOf(target: object): Event {
  return Object.defineProperty(new Event('error'), 'target', { value: target });
}

beforeEach(() => {
  location = Object.assign(new URL('https://docs.example/docs'), {
    reload: vi.fn(),
    assign: vi.fn(),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('errors of missing files', () => {
  it.each([
    ['a script, by the message of the bundler', FAILED, true],
    [
      'a script, by the name of the error',
      Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
      true,
    ],
    ['a stylesheet', errorEventOf(new Link('stylesheet')), true],
    ['a preloaded file', errorEventOf(new Link('preload')), false],
    ['an image', errorEventOf({}), false],
    ['another error', new Error('Cannot read properties of undefined'), false],
    ['a string', 'Failed to load chunk', false],
    ['nothing', undefined, false],
  ])('%s', async (_, error, expected) => {
    const { isAssetError } = await load();
    expect(isAssetError(error)).toBe(expected);
  });
});

describe('a page with missing files', () => {
  it('is reloaded once after a client navigation, with one warning', async () => {
    const { setNavigationTarget, reloadOnAssetError } = await load();
    setNavigationTarget('/docs#title');
    expect(reloadOnAssetError(FAILED)).toBe(true);
    expect(reloadOnAssetError(FAILED)).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is opened by a full load if the address has not changed yet', async () => {
    const { setNavigationTarget, reloadOnAssetError } = await load();
    setNavigationTarget('/api');
    expect(reloadOnAssetError(FAILED)).toBe(true);
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(new URL('https://docs.example/api'));
  });

  it('is not reloaded right after a full load', async () => {
    const { reloadOnAssetError } = await load();
    expect(reloadOnAssetError(FAILED)).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is not reloaded after other errors', async () => {
    const { setNavigationTarget, reloadOnAssetError } = await load();
    setNavigationTarget('/docs');
    expect(reloadOnAssetError(new Error('x is not a function'))).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('a module that could not be loaded', () => {
  it.each([
    ['Chrome', 'Failed to fetch dynamically imported module: https://docs.example/a.js'],
    ['Firefox', 'error loading dynamically imported module: https://docs.example/a.js'],
    ['Safari', 'Importing a module script failed.'],
  ])('is recognized by the message of %s', async (_, message) => {
    const { isModuleError, isAssetError } = await load();
    expect(isModuleError(new TypeError(message))).toBe(true);
    expect(isAssetError(new TypeError(message))).toBe(true);
    expect(isModuleError(new Error(message))).toBe(false);
  });

  it('is not confused with other errors of types', async () => {
    expect((await load()).isModuleError(new TypeError('x is not a function'))).toBe(false);
  });
});

describe('page data that could not be loaded', () => {
  const fullLoad = {
    destination: { sameDocument: false },
    navigationType: 'push',
    userInitiated: false,
  };

  /** Lets a script load a page while the router opens one. */
  function loadWhole({ warnOfFullLoads }: Awaited<ReturnType<typeof load>>, event: object) {
    const navigation = new EventTarget();
    vi.stubGlobal('window', { navigation });
    warnOfFullLoads(true);
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event));
    warnOfFullLoads(false);
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event));
  }

  it('causes a warning', async () => {
    loadWhole(await load(), fullLoad);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The data of the next page could not be loaded. Loading the whole page.',
    );
  });

  it('causes no second warning if a script is missing', async () => {
    const errors = await load();
    errors.setNavigationTarget('/api');
    errors.reloadOnAssetError(FAILED);
    loadWhole(errors, fullLoad);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['the router shows the next page', { destination: { sameDocument: true } }],
    ['the reader reloads the page', { navigationType: 'reload' }],
    ['the reader leaves the page', { userInitiated: true }],
  ])('is not assumed if %s', async (_, event) => {
    loadWhole(await load(), { ...fullLoad, ...event });
    expect(console.warn).not.toHaveBeenCalled();
  });
});
