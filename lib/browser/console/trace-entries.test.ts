import { expect, it } from 'vitest';
import type { TraceEntry } from '../../sandbox/scenarios/trace';
import { figuresOf, withKeys } from './trace-entries';

const entry = (kind: TraceEntry['kind'], name: string, at = 100, ms = 0): TraceEntry => ({
  kind,
  name,
  transaction: 1,
  status: null,
  at,
  ms,
});
const events = [entry('event', 'review/created'), entry('event', 'review/created')];

it('keeps the keys of entries when a request is added before them', () => {
  const keys = withKeys(events).map(({ key }) => key);
  const later = withKeys([entry('request', 'POST /v2/reviews/createReview'), ...events]);
  expect(later.slice(1).map(({ key }) => key)).toEqual(keys);
  expect(new Set(later.map(({ key }) => key)).size).toBe(3);
});

it('counts the entries of a run and measures it', () => {
  const delivery = entry('delivery', 'review/created', 120, 30);
  expect(figuresOf([...events, delivery])).toEqual({
    requests: '0',
    transactions: '0',
    events: '2',
    deliveries: '1',
    ms: '50',
  });
});
