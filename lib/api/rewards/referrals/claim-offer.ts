import { limits } from '../../contract/limits';
import { lockSession } from '../../http/access/sessions';
import { HttpError } from '../../http/api-error';
import type { ChangeContext, HandlerContext } from '../../http/context';
import { StorefrontError } from '../../http/storefront-error';
import { lockCustomer } from '../earning/points-store';
import { issueReward } from '../redemption/issue-reward';
import { issuedByPromise, lifetimeOfPromise } from '../redemption/promise-rules';
import { hasReferrals } from './has-referrals';
import { findReferrer, insertClaim, insertFriend, readClaimTimes } from './referral-store';

/** For how long a claim counts. */
export const CLAIM_COUNTED_MS = 86_400_000;

type ClaimContext = ChangeContext & Pick<HandlerContext<unknown, unknown>, 'token'>;

/**
 * Gives a friend who opened a referral link the code of the offer. The friend becomes a customer without an account, so
 * that the first order can be assigned to the owner of the link.
 *
 * @throws StorefrontError if there is no offer, no such link, or if the friend is a customer already
 * @throws HttpError 429 after too many claims with this link, or of this guest
 */
export async function claimOffer(
  context: ClaimContext,
  { referralCode, email }: { referralCode: string; email: string },
): Promise<string> {
  const { transaction, shop, token } = context;
  const { offer = null } = shop.settings.referrals;
  if (!hasReferrals(shop.settings)) throw new StorefrontError('referralsDisabled');
  if (!offer) throw new StorefrontError('referralOfferMissing');
  const found = await findReferrer(transaction, shop.id, referralCode);
  if (!found) throw new StorefrontError('referralCodeNotFound');
  if (token.holder?.role !== 'guest') throw new StorefrontError('knownCustomer');
  const { sessionId } = token.holder;
  // Claims of one guest wait for each other too, whatever their links.
  await lockSession(transaction, shop.id, { id: sessionId });
  const referrer = await lockCustomer(context, found);
  await countClaim(context, { referrerId: referrer.id, sessionId });
  const friend = await insertFriend(transaction, referrer, {
    email: email.toLowerCase(),
    createdAt: context.now,
  });
  if (!friend) throw new StorefrontError('knownCustomer');
  const { code } = await issueReward(context, friend, {
    details: issuedByPromise(offer, 'Referral', 'referred'),
    lifetimeInDays: lifetimeOfPromise(offer),
    action: null,
    redemptionId: null,
  });
  return code;
}

/** Limits what strangers can create with a link, and how many addresses they can test for customers. */
async function countClaim(
  context: ChangeContext,
  { referrerId, sessionId }: { referrerId: number; sessionId: number },
): Promise<void> {
  const { transaction, shop, now } = context;
  const { perLink, perGuest } = limits.referralClaims;
  await checkClaims(context, { referrerId }, perLink);
  await checkClaims(context, { sessionId }, perGuest);
  await insertClaim(transaction, { shopId: shop.id, referrerId, sessionId, claimedAt: now });
}

async function checkClaims(
  { transaction, shop, now }: ChangeContext,
  by: Parameters<typeof readClaimTimes>[2],
  perDay: number,
): Promise<void> {
  const since = new Date(now.getTime() - CLAIM_COUNTED_MS);
  const first = (await readClaimTimes(transaction, shop.id, by, since)).at(-perDay);
  if (!first) return;
  const seconds = Math.ceil((first.getTime() - since.getTime()) / 1_000);
  throw new HttpError(
    429,
    [`too many claims of the offer in a day, retry after ${seconds} seconds`],
    { 'Retry-After': String(seconds) },
  );
}
