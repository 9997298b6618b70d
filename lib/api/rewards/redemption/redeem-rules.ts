import type {
  IssuedRewardDetails,
  ProductVariant,
  SpendingRuleType,
  SpendingTerms,
} from '../../database/reward-types';
import type { ShopSettings } from '../../database/shop-settings';
import { divideRoundingDown } from '../earning/points-rules';
import type { NotRedeemableReason } from './not-redeemable-reasons';
import { WITHOUT_TERMS } from './promise-rules';

export interface RedeemableRule {
  type: SpendingRuleType;
  isActive: boolean;
  isFlexible: boolean;
  pointsPrice: number | null;
  pointsPerUnit: number | null;
  minPointsToSpend: number | null;
  maxPointsToSpend: number | null;
  terms: SpendingTerms;
  tierIds: readonly number[];
  useLimit: number | null;
}

export interface RedeemChoice {
  pointsToSpend?: number | undefined;
  selectedVariantId?: number | undefined;
}

const MAX_PERCENT = 100;

/**
 * Why a request doesn't fit a rule; `null` if it does.
 *
 * @param availableVariants variants whose products the shop still has
 */
export function redeemProblem(
  rule: RedeemableRule,
  choice: RedeemChoice,
  availableVariants: Pick<ReadonlySet<number>, 'has'>,
): string | null {
  if (!rule.isActive) return 'ruleId must be the id of an active rule';
  return pointsProblem(rule, choice) ?? variantProblem(rule, choice, availableVariants);
}

function pointsProblem(rule: RedeemableRule, { pointsToSpend }: RedeemChoice): string | null {
  const { isFlexible, minPointsToSpend, maxPointsToSpend } = rule;
  if (!isFlexible) {
    return pointsToSpend === undefined ? null : 'pointsToSpend must not be sent for this rule';
  }
  if (pointsToSpend === undefined) return 'pointsToSpend is required';
  if (minPointsToSpend !== null && pointsToSpend < minPointsToSpend) {
    return `pointsToSpend must be at least ${minPointsToSpend}`;
  }
  if (maxPointsToSpend !== null && pointsToSpend > maxPointsToSpend) {
    return `pointsToSpend must be at most ${maxPointsToSpend}`;
  }
  return flexibleValue(rule, pointsToSpend) > 0 ? null : 'pointsToSpend is worth less than 0.01';
}

function variantProblem(
  rule: RedeemableRule,
  { selectedVariantId }: RedeemChoice,
  availableVariants: Pick<ReadonlySet<number>, 'has'>,
): string | null {
  if (rule.type !== 'free_product') return null;
  if (selectedVariantId === undefined) return 'selectedVariantId is required';
  const isAvailable = availableVariants.has(selectedVariantId);
  return isAvailable && findVariant(rule.terms, selectedVariantId)
    ? null
    : 'selectedVariantId must be one of the variants of the rule';
}

/** A variant of those that a rule lets choose from. */
function findVariant({ products }: SpendingTerms, variantId: number): ProductVariant | null {
  for (const { id, handle, variants } of products) {
    if (variants.some((variant) => variant.variantId === variantId)) {
      return { id, handle, variantId };
    }
  }
  return null;
}

/** The customer who redeems a rule. */
export interface Redeemer {
  isEligibleForPoints: boolean;
  tierId: number | null;
  /** Redemptions of the rule so far, without those that failed. */
  uses: number;
}

/** The reason for which a customer may not redeem a rule, with the message of the error. */
export interface RedeemDenial {
  reason: NotRedeemableReason;
  message: string;
}

/** Why a customer may not redeem a rule; `null` if the customer may. */
export function redeemDenial(
  { tierIds, useLimit }: Pick<RedeemableRule, 'tierIds' | 'useLimit'>,
  { isEligibleForPoints, tierId, uses }: Redeemer,
  { points }: Pick<ShopSettings, 'points'>,
): RedeemDenial | null {
  if (!points.isEnabled) {
    return { reason: 'programDisabled', message: 'points program is disabled' };
  }
  if (!isEligibleForPoints) {
    return { reason: 'notEligible', message: 'customer is not eligible for the points program' };
  }
  if (tierIds.length > 0 && (tierId === null || !tierIds.includes(tierId))) {
    const message = "ruleId must be the id of a rule for the customer's tier";
    return { reason: 'otherTier', message };
  }
  if (useLimit === null || uses < useLimit) return null;
  const times = useLimit === 1 ? 'once' : `${useLimit} times`;
  const message = `ruleId can be redeemed at most ${times} by a customer`;
  return { reason: 'limitReached', message };
}

/**
 * Why a customer can't redeem a rule, whatever the customer chooses; `null` if the customer can.
 *
 * @param hasProducts whether the shop still has products of a rule for free ones
 */
export function notRedeemable(
  rule: RedeemableRule,
  redeemer: Redeemer & { pointsBalance: number },
  settings: Pick<ShopSettings, 'points'>,
  hasProducts: boolean,
): NotRedeemableReason | null {
  const denial = redeemDenial(rule, redeemer, settings);
  if (denial) return denial.reason;
  if (!isAffordable(rule, redeemer.pointsBalance)) return 'notEnoughPoints';
  return rule.type === 'free_product' && !hasProducts ? 'soldOut' : null;
}

/** Returns the price in points. */
export function priceOf(
  { isFlexible, pointsPrice }: Pick<RedeemableRule, 'isFlexible' | 'pointsPrice'>,
  { pointsToSpend }: RedeemChoice,
): number {
  const price = isFlexible ? pointsToSpend : pointsPrice;
  if (price === undefined || price === null) throw new Error('The rule has no price.');
  return price;
}

/** Whether a balance is enough for a rule. */
export function isAffordable(
  { isFlexible, pointsPrice, minPointsToSpend }: RedeemableRule,
  pointsBalance: number,
): boolean {
  const price = isFlexible ? minPointsToSpend : pointsPrice;
  return pointsBalance >= (price ?? 0);
}

/** Converts the points of a flexible rule to money or percent. */
function flexibleValue({ type, pointsPerUnit }: RedeemableRule, pointsToSpend: number): number {
  const value = divideRoundingDown(pointsToSpend, required(pointsPerUnit, 'pointsPerUnit'));
  return type === 'percentage' ? Math.min(value, MAX_PERCENT) : value;
}

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The spending rule has no ${name}.`);
  return value;
}

/**
 * The reward that comes of a redemption.
 *
 * @param rule one that `redeemProblem` has found nothing wrong with
 */
export function redeemedReward(
  rule: RedeemableRule & { title: { en: string } },
  choice: RedeemChoice,
  settings: Pick<ShopSettings, 'currency'>,
): IssuedRewardDetails {
  const { type, terms } = rule;
  const { minimumPurchaseAmount } = terms;
  const named = { ...WITHOUT_TERMS, title: rule.title.en, origin: 'redeem' as const };
  const value = () =>
    rule.isFlexible ? flexibleValue(rule, priceOf(rule, choice)) : required(terms.value, 'value');
  const currency = terms.currency ?? settings.currency;
  switch (type) {
    case 'fixed_amount':
    case 'percentage': {
      const discount = {
        ...named,
        type: 'discount' as const,
        value: value(),
        minimumPurchaseAmount,
        appliesTo: terms.appliesTo ?? ('all_products' as const),
        collectionIds: terms.collectionIds,
      };
      return type === 'fixed_amount'
        ? { ...discount, discountType: type, currency }
        : { ...discount, discountType: type };
    }
    case 'free_shipping': {
      const { maxShippingRate } = terms;
      const discount = { ...named, type: 'discount' as const, minimumPurchaseAmount };
      return { ...discount, discountType: type, maxShippingRate };
    }
    case 'free_product': {
      const product = required(findVariant(terms, choice.selectedVariantId ?? 0), 'such variant');
      const free = { ...named, type, value: MAX_PERCENT, minimumPurchaseAmount };
      return { ...free, appliesTo: 'product', product };
    }
    case 'gift_card':
      return { ...named, type, value: value(), currency };
  }
}
