import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '../../contract/limits';
import type { ShopSettings } from '../../database/shop-settings';

const DIGITS = 6;
const { lifetimeSeconds, pauseSeconds, perHour } = limits.verification;

/** For how long sent codes count against the limits: an hour. */
export const COUNTED_MS = 3_600_000;

/** What the digits of a code follow from. */
export interface CodeKey {
  shopId: number;
  customerId: number;
  sentAt: Date;
}

/**
 * The digits of a code: a keyed hash of what is stored of it. Whoever reads the database can't compute them.
 *
 * @param secretKey what is not in the database
 */
export function digitsOf(secretKey: Uint8Array, { shopId, customerId, sentAt }: CodeKey): string {
  const text = JSON.stringify(['verification code', shopId, customerId, sentAt.getTime()]);
  const hash = createHmac('sha256', secretKey).update(text).digest();
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Whether two codes of six digits are equal. The time that it takes says nothing about them. */
export function areEqual(digits: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(digits), Buffer.from(given));
}

/** The time up to which a code expires that is valid at another time. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - lifetimeSeconds * 1_000);
}

/** When a code expires. */
export function expiryOf({ sentAt }: Pick<CodeKey, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + lifetimeSeconds * 1_000);
}

/**
 * The seconds after which a customer can receive another code; 0 if at once.
 *
 * @param sent when the codes of the last hour were sent, newest first
 */
export function secondsToWait(sent: readonly Date[], now: Date): number {
  const latest = sent[0]?.getTime() ?? -Infinity;
  const oldestCounted = sent[perHour - 1]?.getTime() ?? -Infinity;
  const next = Math.max(latest + pauseSeconds * 1_000, oldestCounted + COUNTED_MS);
  return Math.max(0, Math.ceil((next - now.getTime()) / 1_000));
}

/** Whether customers have to confirm redemptions with a code. */
export function requiresCode({ redemptions }: Pick<ShopSettings, 'redemptions'>): boolean {
  return redemptions?.requireVerification ?? false;
}
