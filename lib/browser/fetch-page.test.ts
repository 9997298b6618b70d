import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from './fetch-page';

const ORIGIN = 'https://docs.example';
const requests: { address: string; accept: string | undefined }[] = [];
let status = 200;

beforeEach(() => {
  requests.length = 0;
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: `${ORIGIN}/start` });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: { Accept: string } }) => {
    requests.push({ address, accept: headers.Accept });
    return new Response(`text of ${address}`, { status });
  });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (text: string) => ({ text });
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const FIVE_MINUTES_MS = 5 * 60_000;

describe('a page that is fetched', () => {
  it('is requested as HTML, without its fragment', async () => {
    await fetchPage('/a?x=1#part');
    expect(requests).toEqual([{ address: `${ORIGIN}/a?x=1`, accept: 'text/html' }]);
  });

  it('is kept for five minutes', async () => {
    const page = await fetchPage('/kept');
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
    expect(await fetchPage(`${ORIGIN}/kept#other`)).toBe(page);
    await vi.advanceTimersByTimeAsync(1);
    expect(await fetchPage('/kept')).not.toBe(page);
    expect(requests).toHaveLength(2);
  });

  it('is requested once by calls at the same time', async () => {
    const pages = await Promise.all([fetchPage('/once'), fetchPage('/once')]);
    expect(pages[0]).toBe(pages[1]);
    expect(requests).toHaveLength(1);
  });

  it('is requested again after a failure', async () => {
    status = 500;
    await expect(fetchPage('/fails')).rejects.toThrow('/fails returned status 500.');
    status = 200;
    await expect(fetchPage('/fails')).resolves.toBeDefined();
  });

  it('is dropped after 20 others', async () => {
    await fetchPage('/first');
    for (let number = 0; number < 20; number++) await fetchPage(`/other-${number}`);
    requests.length = 0;
    await fetchPage('/other-0');
    expect(requests).toEqual([]);
    await fetchPage('/first');
    expect(requests).toHaveLength(1);
  });
});
