/** A text by language tag; `en` is always there. */
export type LocalizedText = { en: string } & Record<string, string>;

export type EarningRuleType =
  | 'create_account'
  | 'place_order'
  | 'leave_review'
  | 'newsletter_subscribe'
  | 'birthday_gift'
  | 'instagram_follow'
  | 'facebook_page_visit'
  | 'facebook_share'
  | 'twitter_follow'
  | 'share_to_twitter'
  | 'punch_card'
  | 'goal_spend'
  | 'social_share'
  | 'buy_product_x'
  | 'custom_action';

export type SpendingRuleType =
  | 'fixed_amount'
  | 'percentage'
  | 'free_shipping'
  | 'free_product'
  | 'gift_card';

/** The milestone of a tier. */
export type TierCondition =
  | 'customer_tag'
  | 'earn_points'
  | 'purchases_made'
  | 'spent_amount'
  | 'completed_referrals';

/** A product and the variant that is meant. */
export interface ProductVariant {
  id: number;
  handle: string | null;
  variantId: number;
}

interface PurchaseConditions {
  minimumPurchaseAmount: number | null;
  lifetimeInDays: number | null;
}

/** Points as a reward; with `spentAmount`, for each such sum of money. */
export interface PromisedPoints {
  type: 'points';
  points: number;
  spentAmount?: number | undefined;
}

/** A reward that becomes a code. */
export type PromisedCode =
  | ({ type: 'discount'; discountType: 'percentage'; value: number } & PurchaseConditions)
  | ({
      type: 'discount';
      discountType: 'fixed_amount';
      value: number;
      currency: string;
    } & PurchaseConditions)
  | ({
      type: 'discount';
      discountType: 'free_shipping';
      value: null;
      maxShippingRate: number | null;
    } & PurchaseConditions)
  | ({ type: 'free_product'; products: ProductVariant[] } & PurchaseConditions)
  | { type: 'gift_card'; value: number; currency: string };

/** The reward that a rule or a tier promises, in the form of the API's `Reward`. */
export type PromisedReward = PromisedPoints | PromisedCode;

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

/** A product of a free product rule. */
export interface ProductChoice {
  id: number;
  handle: string | null;
  title: string;
  variants: { variantId: number; title: string }[];
}

/** The terms of a spending rule, in the form of the API's `SpendingRule`. */
export interface SpendingTerms {
  /** `null` for flexible rules, free shipping and free products. */
  value: number | null;
  currency: string | null;
  minimumPurchaseAmount: number | null;
  lifetimeInDays: number | null;
  maxShippingRate: number | null;
  appliesTo: 'all_products' | 'collections' | null;
  collectionIds: number[];
  salesChannel: 'online_store' | 'pos' | 'both' | null;
  products: ProductChoice[];
}

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
export type RewardOrigin = 'reward' | 'redeem' | 'tier' | 'referrer' | 'referred' | 'manual';

interface IssuedRewardName {
  title: string;
  origin: RewardOrigin;
}

/** An issued reward in the form of the API's `IssuedReward`, except for the fields that have columns. */
export type IssuedRewardDetails = IssuedRewardName &
  (
    | {
        type: 'discount';
        discountType: 'fixed_amount';
        value: number;
        currency: string;
        minimumPurchaseAmount: number | null;
        maxShippingRate: null;
        appliesTo: 'all_products' | 'collections';
        collectionIds: number[];
        product: null;
      }
    | {
        type: 'discount';
        discountType: 'percentage';
        value: number;
        currency: null;
        minimumPurchaseAmount: number | null;
        maxShippingRate: null;
        appliesTo: 'all_products' | 'collections';
        collectionIds: number[];
        product: null;
      }
    | {
        type: 'discount';
        discountType: 'free_shipping';
        value: null;
        currency: null;
        minimumPurchaseAmount: number | null;
        maxShippingRate: number | null;
        appliesTo: null;
        collectionIds: [];
        product: null;
      }
    | {
        type: 'free_product';
        discountType: null;
        value: number;
        currency: null;
        minimumPurchaseAmount: number | null;
        maxShippingRate: null;
        appliesTo: 'product';
        collectionIds: [];
        product: ProductVariant;
      }
    | {
        type: 'gift_card';
        discountType: null;
        value: number;
        currency: string;
        minimumPurchaseAmount: null;
        maxShippingRate: null;
        appliesTo: null;
        collectionIds: [];
        product: null;
      }
  );
