import { expect, it } from 'vitest';
import { overfullIntervals } from './admissions';

const burst = (count: number, at: number) => Array.from({ length: count }, () => at);

it('accepts 40 requests at once, and 20 more after 10 seconds', () => {
  expect(overfullIntervals([...burst(40, 0), ...burst(20, 10_000)])).toEqual([]);
});

it('reports one request too many, wherever the interval lies', () => {
  expect(overfullIntervals(burst(41, 0))).toEqual(['41 requests in 0 seconds from 0']);
  // From the first request on there are 60 of 140; from the second one on 59 of 58.
  const late = [0, ...burst(20, 50_000), ...burst(39, 59_000)];
  expect(overfullIntervals(late)).toEqual(['59 requests in 9 seconds from 50000']);
});
