import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch } from './may-prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetching ahead', () => {
  it.each([
    ['without word of the connection', {}, true],
    ['on 4g', { connection: { effectiveType: '4g', saveData: false } }, true],
    ['on 3g', { connection: { effectiveType: '3g' } }, true],
    ['on 2g', { connection: { effectiveType: '2g' } }, false],
    ['on slow-2g', { connection: { effectiveType: 'slow-2g' } }, false],
    ['with data saver', { connection: { effectiveType: '4g', saveData: true } }, false],
  ])('%s: %j → %s', (_, browser, expected) => {
    expect(mayPrefetch(browser)).toBe(expected);
  });

  it('asks the browser that it runs in', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(mayPrefetch()).toBe(false);
  });
});
