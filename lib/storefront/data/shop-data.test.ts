import { describe, expect, it, vi } from 'vitest';
import { failure, hasFailed, type Result, successWith } from '../results';
import { createShopData, type Source } from './shop-data';

/** A source that returns the number of its reads. */
function countingSource(area: Source<number>['area'] = 'rewards') {
  const read = vi.fn(async (): Promise<Result<number>> => successWith(read.mock.calls.length));
  return { key: `count in ${area}`, area, isPersonal: true, read } satisfies Source<number>;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Shows a source, and keeps what it has shown. */
function show(data: ReturnType<typeof createShopData>, source: Source<number>) {
  const shown: unknown[] = [];
  const stop = data.watch(source, (result) => shown.push('data' in result && result.data));
  return { shown, stop };
}

describe('the data of a page', () => {
  it('is read once for all widgets that show it, also for those that come later', async () => {
    const data = createShopData();
    const source = countingSource();
    const first = show(data, source);
    const second = show(data, { ...source });
    await settled();
    const third = show(data, source);
    expect([first.shown, second.shown, third.shown]).toEqual([[1], [1], [1]]);
    expect(source.read).toHaveBeenCalledTimes(1);
  });

  it('is read again where something has changed, unless no widget shows it', async () => {
    const data = createShopData();
    const [changed, other, hidden] = [
      countingSource(),
      countingSource('reviews'),
      countingSource('wishlists'),
    ];
    const [a, b, c] = [changed, other, hidden].map((source) => show(data, source));
    await settled();
    c?.stop();
    data.refresh(({ area }) => area !== 'reviews');
    await settled();
    expect([a?.shown, b?.shown, c?.shown]).toEqual([[1, 2], [1], [1]]);
    expect(hidden.read).toHaveBeenCalledTimes(1);
    expect(show(data, hidden).shown).toEqual([]);
    await settled();
    expect(hidden.read).toHaveBeenCalledTimes(2);
  });

  it('is read again after an error, also for a widget that shows the error', async () => {
    const data = createShopData();
    const source = countingSource();
    source.read.mockResolvedValueOnce(failure('NETWORK_ERROR', ''));
    const { shown } = show(data, source);
    expect(hasFailed(await data.read(source))).toBe(true);
    const both = [data.read(source), data.read(source)];
    expect(await Promise.all(both)).toEqual([successWith(2), successWith(2)]);
    expect(source.read).toHaveBeenCalledTimes(2);
    expect(shown).toEqual([false, 2]);
  });

  it('is that of the last read, if an earlier one takes longer', async () => {
    const data = createShopData();
    const ends: ((value: number) => void)[] = [];
    const source: Source<number> = {
      ...countingSource(),
      read: () => new Promise((resolve) => ends.push((value) => resolve(successWith(value)))),
    };
    const { shown } = show(data, source);
    data.retry(source);
    ends[1]?.(2);
    await settled();
    ends[0]?.(1);
    await settled();
    expect(shown).toEqual([2]);
  });
});
