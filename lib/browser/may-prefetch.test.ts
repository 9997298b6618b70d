import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch } from './may-prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('prefetching', () => {
  it.each([
    ['without information about the connection', {}, true],
    ['on 4g', { connection: { effectiveType: '4g', saveData: false } }, true],
    ['on 3g', { connection: { effectiveType: '3g' } }, true],
    ['on 2g', { connection: { effectiveType: '2g' } }, false],
    ['on slow-2g', { connection: { effectiveType: 'slow-2g' } }, false],
    ['with data saver', { connection: { effectiveType: '4g', saveData: true } }, false],
  ])('%s: %j → %s', (_, browser, expected) => {
    expect(mayPrefetch(browser)).toBe(expected);
  });

  it('reads the connection of the current browser', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(mayPrefetch()).toBe(false);
  });
});
