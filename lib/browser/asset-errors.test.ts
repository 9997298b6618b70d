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

/** The event of an element whose file could not be fetched. */
function failureOf(target: object): Event {
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
});

describe('what counts as a missing file', () => {
  it.each([
    ['a script, as the bundler tells it', FAILED, true],
    ['a script, by name', Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    ['a stylesheet', failureOf(new Link('stylesheet')), true],
    ['a file that is only fetched ahead', failureOf(new Link('preload')), false],
    ['a picture', failureOf({}), false],
    ['another error', new Error('Cannot read properties of undefined'), false],
    ['something that is no error', 'Failed to load chunk', false],
    ['nothing', undefined, false],
  ])('%s', async (_, error, expected) => {
    const { isAssetFailure } = await load();
    expect(isAssetFailure(error)).toBe(expected);
  });
});

describe('a page whose files are missing', () => {
  it('is loaded in full after a client navigation, with one warning', async () => {
    const { expectAssetsOf, loadInFull } = await load();
    expectAssetsOf('/docs#title');
    expect(loadInFull(FAILED)).toBe(true);
    expect(loadInFull(FAILED)).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is the next one when the address has not changed yet', async () => {
    const { expectAssetsOf, loadInFull } = await load();
    expectAssetsOf('/api');
    expect(loadInFull(FAILED)).toBe(true);
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(new URL('https://docs.example/api'));
  });

  it('is not loaded again when it was just loaded in full', async () => {
    const { loadInFull } = await load();
    expect(loadInFull(FAILED)).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is left alone when something else fails', async () => {
    const { expectAssetsOf, loadInFull } = await load();
    expectAssetsOf('/docs');
    expect(loadInFull(new Error('x is not a function'))).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });
});
