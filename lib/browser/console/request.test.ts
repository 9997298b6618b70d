import { describe, expect, it } from 'vitest';
import { consoleCatalog } from './catalog';
import { type DraftRequest, sampleOf, simulatedFailure, withSimulatedFailure } from './request';

const { operations } = consoleCatalog();
const ORIGIN = 'https://docs.example/base';

function draftOf(change: Partial<DraftRequest>): DraftRequest {
  return { operation: 'updateBalance', query: '', body: '{}', headers: {}, ...change };
}

function sample(draft: DraftRequest) {
  const operation = operations[draft.operation];
  if (!operation) throw new Error('The catalog has no such operation.');
  return sampleOf(draft, operation, ORIGIN);
}

describe('the code of a request', () => {
  it('has the address, the body as JSON and a new idempotency key each time', () => {
    const draft = draftOf({ body: '{ "balanceDelta": 5 }' });
    const first = sample(draft);
    expect(first).toMatchObject({
      method: 'POST',
      url: `${ORIGIN}/v2/customers/updateBalance`,
      body: { balanceDelta: 5 },
    });
    expect(first.text).toBeUndefined();
    expect(Object.keys(first.headers ?? {})).toEqual(['Idempotency-Key']);
    expect(sample(draft).headers).not.toEqual(first.headers);
  });

  it.each(['', '{bad json'])('has the body "%s", which is not JSON, as it is', (body) => {
    const { text, ...rest } = sample(draftOf({ body }));
    expect(text).toBe(body);
    expect(rest).not.toHaveProperty('body');
  });

  it('has neither a body nor a key for a request that reads', () => {
    const read = sample(draftOf({ operation: 'getTiers', body: null }));
    expect(read).not.toHaveProperty('text');
    expect(read).not.toHaveProperty('body');
    expect(read.headers).toEqual({});
  });
});

it('a simulated failure can be chosen and removed again', () => {
  const draft = draftOf({ headers: { 'X-Other': '1' } });
  const failing = withSimulatedFailure(draft, '503');
  expect(simulatedFailure(draft)).toBe('');
  expect(simulatedFailure(failing)).toBe('503');
  expect(sample(failing).headers).toMatchObject({ 'X-Sandbox-Fail': '503', 'X-Other': '1' });
  expect(withSimulatedFailure(failing, '')).toEqual(draft);
});
