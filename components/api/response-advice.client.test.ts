import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/messages';
import { adviceFor } from './response-advice.client';

const { advice } = getMessages('en').apiReference.viewer;

describe('the advice for a response', () => {
  it('says what to do about an error', () => {
    expect(adviceFor(401, undefined, advice)).toContain('Authorize');
    expect(adviceFor(429, undefined, advice)).toContain('retry-after');
    expect(adviceFor(503, undefined, advice)).toContain('again');
  });

  it('says why nothing was received', () => {
    expect(adviceFor(Number.NaN, 'Failed to fetch', advice)).toBe(advice.noResponse);
    expect(adviceFor(Number.NaN, 'tooMany', advice)).toBe(advice.sandbox.tooMany);
    expect(adviceFor(Number.NaN, 'constructor', advice)).toBe(advice.noResponse);
  });

  it('is none for a success', () => {
    expect(adviceFor(200, undefined, advice)).toBeUndefined();
  });
});
