import { describe, expect, it } from 'vitest';
import { attachment, idleSince } from './session-rules';

const now = new Date('2026-03-04T09:15:00.000Z');

describe('an idle session', () => {
  it('was last used 90 days ago', () => {
    expect(idleSince(now)).toEqual(new Date('2025-12-04T09:15:00.000Z'));
  });
});

describe('attaching a session', () => {
  const later = new Date(now.getTime() + 1);

  it('passes the wishlists of an open one', () => {
    expect(attachment({ customerId: null, endsAt: null }, 1, now)).toBe('attach');
    expect(attachment({ customerId: null, endsAt: later }, 1, now)).toBe('attach');
  });

  it('does nothing again for the same customer, even if the session is over', () => {
    expect(attachment({ customerId: 1, endsAt: null }, 1, now)).toBe('attached');
    expect(attachment({ customerId: 1, endsAt: now }, 1, now)).toBe('attached');
  });

  it('is rejected for another customer, and when the session is over', () => {
    expect(attachment({ customerId: 2, endsAt: null }, 1, now)).toBe('spent');
    expect(attachment({ customerId: null, endsAt: now }, 1, now)).toBe('spent');
  });
});
