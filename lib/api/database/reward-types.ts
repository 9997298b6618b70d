import type { z } from '@hono/zod-openapi';
import type { wishlistProduct } from '../contract/product-data.schema';
import type { earningRuleType } from '../rewards/earning/earning-rule.schema';
import type { issuedReward } from '../rewards/redemption/issued-reward.schema';
import type { rewardOrigin } from '../rewards/redemption/issued-reward-fields';
import type { spendingRule, spendingRuleType } from '../rewards/redemption/spending-rule.schema';
import type { reward, rewardPoints } from '../rewards/reward.schema';
import type { tierCondition } from '../rewards/tiers/tier.schema';

/** A text by language tag; `en` is always there. */
export type LocalizedText = { en: string } & Record<string, string>;

export type EarningRuleType = z.output<typeof earningRuleType>;

export type SpendingRuleType = z.output<typeof spendingRuleType>;

/** The milestone of a tier. */
export type TierCondition = z.output<typeof tierCondition>;

/** A product and the variant that is meant. */
export type ProductVariant = z.output<typeof wishlistProduct>;

/** Points as a reward; with `spentAmount`, for each such sum of money. */
export type PromisedPoints = z.output<typeof rewardPoints>;

/** The reward that a rule or a tier promises, in the form of the API's `Reward`. */
export type PromisedReward = z.output<typeof reward>;

/** A reward that becomes a code. */
export type PromisedCode = Exclude<PromisedReward, PromisedPoints>;

/** Options that only some types of earning rules have. */
export interface EarningRuleOptions {
  /** Orders on a full punch card. */
  ordersRequired?: number | undefined;
  /** Orders below this amount don't count: place_order, punch_card, buy_product_x. */
  minimumOrderAmount?: number | undefined;
  /** Money to spend for a goal_spend rule. */
  goalAmount?: number | undefined;
  /** Products that a buy_product_x rule rewards. */
  productIds?: number[] | undefined;
  /** Profile or page of a rule that rewards to follow, visit or share it. */
  address?: string | undefined;
}

/** The terms of a spending rule, in the form of the API's `SpendingRule`. */
export type SpendingTerms = Pick<
  z.output<typeof spendingRule>,
  | 'value'
  | 'currency'
  | 'minimumPurchaseAmount'
  | 'lifetimeInDays'
  | 'maxShippingRate'
  | 'appliesTo'
  | 'collectionIds'
  | 'salesChannel'
  | 'products'
>;

/** Fields of a tier besides its position, its multiplier and the number that it needs. */
export interface TierDetails {
  title: LocalizedText;
  description: LocalizedText | null;
  perks: LocalizedText[];
  image: string | null;
  /** `null` for the default tier. */
  condition: TierCondition | null;
  /** The tag that a `customer_tag` tier needs; `null` for other conditions. */
  tag: string | null;
  tagsToAdd: string[];
  rewarding: PromisedReward | null;
}

/** The reason for a reward. */
export type RewardOrigin = z.output<typeof rewardOrigin>;

/** The fields of an issued reward that have columns. */
type IssuedRewardColumn = 'id' | 'code' | 'createdAt' | 'expiresAt';

/** The fields of each variant without those that have columns. */
type WithoutColumns<Variant> = Variant extends unknown ? Omit<Variant, IssuedRewardColumn> : never;

/** An issued reward in the form of the API's `IssuedReward`, except for the fields that have columns. */
export type IssuedRewardDetails = WithoutColumns<z.output<typeof issuedReward>>;
