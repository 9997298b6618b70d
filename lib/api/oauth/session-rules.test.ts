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
  const open = { customerId: null, endsAt: null, lastUsedAt: now };
  const lastUsedAt = idleSince(now);

  it('passes the wishlists of an open one', () => {
    const stillUsed = new Date(lastUsedAt.getTime() + 1);
    expect(attachment(open, 1, now)).toBe('attach');
    expect(attachment({ ...open, endsAt: later }, 1, now)).toBe('attach');
    expect(attachment({ ...open, lastUsedAt: stillUsed }, 1, now)).toBe('attach');
  });

  it('does nothing again for the same customer, even if the session is over or idle', () => {
    expect(attachment({ ...open, customerId: 1 }, 1, now)).toBe('attached');
    expect(attachment({ ...open, customerId: 1, endsAt: now }, 1, now)).toBe('attached');
    expect(attachment({ ...open, customerId: 1, lastUsedAt }, 1, now)).toBe('attached');
  });

  it('is rejected for another customer, and if the session is over or idle', () => {
    expect(attachment({ ...open, customerId: 2 }, 1, now)).toBe('spent');
    expect(attachment({ ...open, endsAt: now }, 1, now)).toBe('spent');
    expect(attachment({ ...open, lastUsedAt }, 1, now)).toBe('spent');
  });
});
