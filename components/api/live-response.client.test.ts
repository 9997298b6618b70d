import { describe, expect, it } from 'vitest';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { adviceFor } from './live-response.client';

const { advice } = enApiReference.viewer;

describe('the advice for a response', () => {
  it('says what to do about an error', () => {
    expect(adviceFor(401)).toContain('Authorize');
    expect(adviceFor(429)).toContain('retry-after');
    expect(adviceFor(503)).toContain('again');
  });

  it('says why nothing was received', () => {
    expect(adviceFor(0, 'Failed to fetch')).toBe(advice.noResponse);
    expect(adviceFor(0, 'tooMany')).toBe(advice.sandbox.tooMany);
  });

  it('is none for a success and for statuses with several errors', () => {
    for (const status of [200, 403, 404]) expect(adviceFor(status)).toBeUndefined();
  });
});
