import { limits } from '../../contract/limits';
import { HttpError } from '../../http/api-error';
import type { ChangeContext, HandlerContext } from '../../http/context';
import { StorefrontError } from '../../http/storefront-error';
import { lockCustomer } from '../earning/points-store';
import { issueReward } from '../redemption/issue-reward';
import { issuedByPromise, lifetimeOfPromise } from '../redemption/promise-rules';
import type { CustomerRow } from '../rows';
import { findReferrer, insertFriend, readClaimTimes } from './referral-store';

const DAY_MS = 86_400_000;

type ClaimContext = ChangeContext & Pick<HandlerContext<unknown, unknown>, 'token'>;

/**
 * Gives a friend who opened a referral link the code of the offer. The friend becomes a customer without an account, so
 * that the first order can be assigned to whom the link belongs.
 *
 * @throws StorefrontError if there is no offer, no such link, or if the friend is a customer already
 * @throws HttpError 429 if too many friends claimed the offer with this link
 */
export async function claimOffer(
  context: ClaimContext,
  { referralCode, email }: { referralCode: string; email: string },
): Promise<string> {
  const { transaction, shop, token } = context;
  const { isEnabled, offer = null } = shop.settings.referrals;
  if (!isEnabled) throw new StorefrontError('referralsDisabled');
  if (!offer) throw new StorefrontError('referralOfferMissing');
  const found = await findReferrer(transaction, shop.id, referralCode);
  if (!found) throw new StorefrontError('referralCodeNotFound');
  if (token.holder?.role === 'customer') throw new StorefrontError('knownCustomer');
  const referrer = await lockCustomer(context, found);
  await checkClaims(context, referrer);
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

/** Limits what strangers can create with one link. */
async function checkClaims(
  { transaction, now }: ChangeContext,
  referrer: CustomerRow,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const times = await readClaimTimes(transaction, referrer, dayAgo);
  const first = times.at(-limits.referralClaims.perDay);
  if (!first) return;
  const seconds = Math.ceil((first.getTime() - dayAgo.getTime()) / 1_000);
  throw new HttpError(
    429,
    [`too many friends have used this link today, retry after ${seconds} seconds`],
    { 'Retry-After': String(seconds) },
  );
}
