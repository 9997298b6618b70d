import type { Operation } from '../../api/contract/define-operation';
import { type ErrorId, getError } from '../../api/contract/errors/errors';

/** The fields that can identify who a request is about, and the error without them, by who acts. */
const IDENTITIES: Readonly<Partial<Record<string, { oneOf: string[][]; error: ErrorId }>>> = {
  customer: { oneOf: [['customerIdentifier']], error: 'customerMissing' },
  author: {
    oneOf: [['customerIdentifier'], ['guestName', 'guestEmail']],
    error: 'authorMissing',
  },
  customerOrSession: {
    oneOf: [['customerIdentifier'], ['sessionToken']],
    error: 'identityMissing',
  },
};

/**
 * Describes the identity that a valid request body lacks: schemas can't require it, since a storefront token has one.
 *
 * @returns undefined if the body has an identity, or needs none
 */
export function identityNote({ access }: Operation, body: unknown): string | undefined {
  const rule = IDENTITIES[access.actor];
  if (!rule || typeof body !== 'object' || body === null) return undefined;
  if (rule.oneOf.some((fields) => fields.every((field) => field in body))) return undefined;
  const { status, message } = getError(rule.error);
  return `With an access token, the API returns ${status} "${message.join('; ')}" for this body. With a storefront token, leave the identity out.`;
}
