import type { ErrorId } from '../contract/errors/errors';
import type { ShopSettings } from '../database/shop-settings';

type Publishing = ShopSettings['questions']['publishing'];

/** Whether a new question is published at once. That of a guest waits until the address is confirmed. */
export function isQuestionPublished(publishing: Publishing, isGuest: boolean): boolean {
  return !isGuest && publishing === 'all';
}

/**
 * Whether a new answer is published at once.
 *
 * @param wanted what an access token requests; a storefront token can't decide
 */
export function isAnswerPublished(
  publishing: Publishing,
  { wanted, isShopOwner }: { wanted: boolean; isShopOwner: boolean },
): boolean {
  return isShopOwner ? wanted : publishing === 'all';
}

/** Facts that decide whether a customer may answer a question. */
export interface Answerer {
  isAsker: boolean;
  hasBought: boolean;
}

/** Why a customer may not answer a question; `null` if they may. */
export function answerError({ isAsker, hasBought }: Answerer): ErrorId | null {
  if (isAsker) return 'ownQuestion';
  return hasBought ? null : 'onlyBuyersCanAnswer';
}
