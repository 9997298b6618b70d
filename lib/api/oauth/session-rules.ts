import { DAY_MS } from '../../site/config/durations';
import { limits } from '../contract/limits';

/** Sessions that were last used at this time or before are deleted. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - limits.sessionIdleDays * DAY_MS);
}

/**
 * Whether the wishlists of a session pass to a customer.
 *
 * @returns `attach`; `attached` if they already did; `spent` if it is over, idle or attached to another customer
 */
export function attachment(
  session: { customerId: number | null; endsAt: Date | null; lastUsedAt: Date },
  customerId: number,
  now: Date,
): 'attach' | 'attached' | 'spent' {
  if (session.customerId !== null) return session.customerId === customerId ? 'attached' : 'spent';
  const hasEnded = session.endsAt !== null && session.endsAt <= now;
  return hasEnded || session.lastUsedAt <= idleSince(now) ? 'spent' : 'attach';
}
