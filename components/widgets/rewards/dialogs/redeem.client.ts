import type { ErrorCode } from '@/lib/storefront/constants';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../../live/shop.client';
import { issuedRewards } from '../exchange/shop-exchange.client';
import { rewards } from '../shop-rewards.client';
import type { DIALOG_TEXTS } from './dialog-texts.data.client';

/** Why a redemption has failed, as the name of a text. */
export type RedeemProblem = Extract<
  keyof typeof DIALOG_TEXTS.en,
  'notOffered' | 'notForYou' | 'tooFewPoints' | 'unknown' | 'wrongCode' | 'notApplied'
>;

type Choice = Parameters<ReturnType<typeof rewards>['redeemReward']>[0];

/**
 * Redeems a reward. If another dialog has to come before that, it opens it.
 *
 * @returns whether that is done, or why it has failed; `null` if another dialog goes on
 */
export async function redeem(shop: Shop, choice: Choice): Promise<'done' | RedeemProblem | null> {
  const issued = issuedRewards(shop);
  // What is new afterwards can be told from them.
  await shop.data.read(issued);
  // Before the request, since widgets read again as soon as it has succeeded.
  issued.expectNew(true);
  const redeemed = await rewards(shop).redeemReward(choice);
  if (!hasFailed(redeemed)) return 'done';
  issued.expectNew(false);
  const { overlays } = shop.context;
  const code = `${redeemed.error.code}` as ErrorCode;
  if (code === 'VERIFICATION_REQUIRED') {
    const { ruleId, pointsToSpend, selectedVariantId } = choice;
    overlays.openDialog('rewards', 'verification', { ruleId, pointsToSpend, selectedVariantId });
    return null;
  }
  if (code === 'NOT_AUTHENTICATED') {
    overlays.openDialog('rewards', 'sign_in');
    return null;
  }
  // What the page shows is older than what the server has.
  if (code !== 'VERIFICATION_FAILED') shop.data.refresh(({ area }) => area === 'rewards');
  return PROBLEMS[code] ?? 'notApplied';
}

const PROBLEMS: Readonly<Partial<Record<ErrorCode, RedeemProblem>>> = {
  NOT_ENOUGH_POINTS: 'tooFewPoints',
  RULE_NOT_ACTIVE: 'notOffered',
  NOT_FOUND: 'notOffered',
  FORBIDDEN: 'notOffered',
  CUSTOMER_NOT_ELIGIBLE: 'notForYou',
  VERIFICATION_FAILED: 'wrongCode',
  // The server may have accepted the redemption.
  TIMEOUT: 'unknown',
  NETWORK_ERROR: 'unknown',
};
