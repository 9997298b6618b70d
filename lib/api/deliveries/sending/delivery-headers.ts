import { apiBrand } from '../../contract/brand';
import { type SignedContent, signatureHeader } from './signature';

/** One attempt of a delivery, as its headers describe it. */
export interface DescribedAttempt extends SignedContent {
  topic: string;
  /** Permanent domain of the shop. */
  shop: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** When the event happened. */
  triggeredAt: string;
}

/** The headers of a delivery, signed with each of the secrets. */
export function deliveryHeaders(
  { topic, shop, attempt, triggeredAt, ...content }: DescribedAttempt,
  secrets: readonly string[],
): Record<string, string> {
  const { headerPrefix, userAgent } = apiBrand;
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': userAgent,
    'webhook-id': content.id,
    'webhook-timestamp': String(content.timestamp),
    'webhook-signature': signatureHeader(content, secrets),
    [`${headerPrefix}Topic`]: topic,
    [`${headerPrefix}Shop`]: shop,
    [`${headerPrefix}Attempt`]: String(attempt),
    [`${headerPrefix}Triggered-At`]: triggeredAt,
  };
}
