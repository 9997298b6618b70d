/**
 * The data that methods and events carry. Each area exports the types that it uses.
 *
 * @packageDocumentation
 */

/**
 * Who a customer is.
 *
 * @remarks
 * At least one of the three is set.
 */
export interface CustomerData {
  /** The customer's id in the shop, `null` for a guest. */
  shopifyCustomerId: number | null;
  /** The e-mail address. */
  email: string | null;
  /** The phone number in E.164 form. */
  phone: string | null;
}

/** A product and one of its variants. */
export interface WishlistProduct {
  /** The product's id in the shop. */
  id: number;
  /** The product's handle, `null` once the product has been deleted in the shop. */
  handle: string | null;
  /** The variant's id in the shop. */
  variantId: number;
}

/**
 * A product in a wishlist.
 *
 * @remarks
 * An item has no id: product, variant and wishlist identify it. Exactly one of `customer` and
 * `sessionToken` is set.
 */
export interface WishlistItem {
  /** Whose list it is, `null` for a guest. */
  customer: CustomerData | null;
  /** The session of a guest, `null` for a customer. */
  sessionToken: string | null;
  /** What was saved. */
  product: WishlistProduct;
  /** The list that holds the item. */
  wishlistId: number;
}

/** What a customer has to do to reach a tier. */
export type TierCondition =
  /** Carry a tag in the shop. */
  | 'customer_tag'
  /** Earn points. */
  | 'earn_points'
  /** Place orders. */
  | 'purchases_made'
  /** Spend money. */
  | 'spent_amount'
  /** Bring friends who buy. */
  | 'completed_referrals';

/** What a discount takes off. */
export type DiscountType =
  /** A share of the price. */
  | 'percentage'
  /** An amount of money. */
  | 'fixed_amount'
  /** The cost of shipping. */
  | 'free_shipping';

/**
 * What a tier promises.
 *
 * @remarks
 * `type` tells the four shapes apart.
 */
export type Reward =
  | {
      /** Points for the balance. */
      type: 'points';
      /** How many points. */
      points: number;
      /** For orders: `points` are given for each such amount of money. */
      spentAmount?: number;
    }
  | {
      /** A discount code. */
      type: 'discount';
      /** What the discount takes off. */
      discountType: DiscountType;
      /** Percent or money, `null` for free shipping. */
      value: number | null;
      /** The ISO 4217 code, for a fixed amount. */
      currency?: string;
      /** The least an order must come to, `null` for no minimum. */
      minimumPurchaseAmount?: number | null;
      /** How long the code is valid, `null` for ever. */
      lifetimeInDays?: number | null;
      /** For free shipping: the highest rate that is covered, `null` for any. */
      maxShippingRate?: number | null;
    }
  | {
      /** A free product, picked from the variants. */
      type: 'free_product';
      /** The variants to choose from. */
      products: WishlistProduct[];
      /** The least an order must come to, `null` for no minimum. */
      minimumPurchaseAmount?: number | null;
      /** How long the code is valid, `null` for ever. */
      lifetimeInDays?: number | null;
    }
  | {
      /** A gift card. */
      type: 'gift_card';
      /** The amount on the card. */
      value: number;
      /** The ISO 4217 code of the amount. */
      currency: string;
    };

/** A VIP tier. */
export interface Tier {
  /** The id of the tier. */
  id: number;
  /** The name of the tier. */
  title: string;
  /** What the shop says about it. */
  description: string | null;
  /** The benefits in words; may be empty. */
  perks: string[];
  /** Multiplies the points that members of the tier earn; 1 means no bonus. */
  pointsMultiplier: number;
  /** The address of a picture. */
  image: string | null;
  /** The milestone, `null` for the default tier. */
  condition: TierCondition | null;
  /** How much is needed, or the tag; `null` for the default tier. */
  conditionValue: number | string | null;
  /** Tags put on the customer in the shop when the tier is reached. */
  tagsToAdd: string[];
  /** The reward for reaching the tier, given once; `null` for none. */
  rewarding: Reward | null;
  /** Everyone starts in this tier. */
  isDefault: boolean;
}

/** The tier that a customer is in. */
export interface CurrentTier extends Tier {
  /** When the customer reached it, as an ISO 8601 date-time. */
  achievedAt: string;
}

/**
 * The way from the current tier to the next.
 *
 * @remarks
 * The milestone is the same for all tiers of a shop. Its unit is that of `condition`: points,
 * orders, money or referrals. A tag has no measure, so the three values are `null` for
 * `customer_tag`.
 */
export interface TierProgress {
  /** The tier that the customer is in. */
  currentTier: CurrentTier | null;
  /** The tier that comes next, `null` on the highest. */
  nextTier: Tier | null;
  /** The milestone of all tiers, `null` when there are none. */
  condition: TierCondition | null;
  /** How far the customer is, `null` for `customer_tag`. */
  currentValue: number | null;
  /** What the next tier needs, `null` on the highest and for `customer_tag`. */
  targetValue: number | null;
  /** What is missing, never below 0. */
  remainingValue: number | null;
  /** From 0 to 100: 100 on the highest tier, 0 for `customer_tag`. */
  progressPercent: number;
  /** What happened before this ISO 8601 date-time does not count. */
  periodStartsAt: string | null;
  /** When the counting period ends, if it does. */
  periodEndsAt: string | null;
}

/** One thing that points can be spent on. */
export interface SpendingRule {
  /** The `ruleId` of `redeemReward`. */
  id: number;
  /** What the customer gets. */
  type: 'fixed_amount' | 'percentage' | 'free_shipping' | 'free_product' | 'gift_card';
  /** The name of the reward. */
  title: string;
  /** What the shop says about it. */
  description: string | null;
  /** The address of an icon. */
  icon: string | null;
  /** The place in the list. */
  position: number;
  /** The customer chooses how many points to spend. Only for fixed amounts and percentages. */
  isFlexible: boolean;
  /** The price in points, `null` for a flexible rule. */
  pointsPrice: number | null;
  /** Flexible rules: the points for one unit of money or one percent. */
  pointsPerUnit: number | null;
  /** Flexible rules: the fewest points to spend. */
  minPointsToSpend: number | null;
  /** Flexible rules: the most points to spend, `null` for no limit. */
  maxPointsToSpend: number | null;
  /** Money, percent or the amount of a gift card; `null` for flexible rules and free shipping. */
  value: number | null;
  /** The ISO 4217 code, for fixed amounts and gift cards. */
  currency: string | null;
  /** The least an order must come to. Gift cards have no minimum. */
  minimumPurchaseAmount: number | null;
  /** How many days the code is valid, `null` for ever. */
  lifetimeInDays: number | null;
  /** Free shipping: the highest rate that is covered, `null` for any. */
  maxShippingRate: number | null;
  /** What the discount is for, `null` unless it is a fixed amount or a percentage. */
  appliesTo: 'all_products' | 'collections' | null;
  /** The collections that the discount is for; may be empty. */
  collectionIds: number[];
  /**
   * Where the discount works, `null` unless it is a fixed amount or a percentage. At the till only
   * fixed amounts work, and limits do not apply.
   */
  salesChannel: 'online_store' | 'pos' | 'both' | null;
  /** The choices of a free product rule; otherwise empty. */
  products: {
    /** The product's id in the shop. */
    id: number;
    /** The product's handle, `null` once the product has been deleted in the shop. */
    handle: string | null;
    /** The name of the product. */
    title: string;
    /** The variants to choose from. */
    variants: {
      /** What `selectedVariantId` of `redeemReward` takes. */
      variantId: number;
      /** The name of the variant. */
      title: string;
    }[];
  }[];
  /** The customer has enough points, `null` for guests. */
  isAffordable: boolean | null;
  /** When the rule was made, as an ISO 8601 date-time. */
  createdAt: string;
  /** When the rule was changed last, as an ISO 8601 date-time. */
  updatedAt: string;
}

/** A reward that a customer holds. */
export interface IssuedReward {
  /** The id of the reward. */
  id: number;
  /** What kind of reward it is. */
  type: 'discount' | 'free_product' | 'gift_card';
  /** What the discount takes off, `null` for the other types. */
  discountType: DiscountType | null;
  /** The name of the reward. */
  title: string;
  /** What the shopper enters at the checkout. */
  code: string;
  /**
   * Money for fixed amounts and gift cards, percent for percentages and free products (100 is free),
   * `null` for free shipping.
   */
  value: number | null;
  /** The ISO 4217 code, for fixed amounts and gift cards. */
  currency: string | null;
  /** The least an order must come to, `null` for no minimum. */
  minimumPurchaseAmount: number | null;
  /** Free shipping: the highest rate that is covered, `null` for any. */
  maxShippingRate: number | null;
  /** What the code works for, `null` for free shipping and gift cards. */
  appliesTo: 'all_products' | 'collections' | 'product' | null;
  /** The collections that a discount is for; may be empty. */
  collectionIds: number[];
  /** The free product, `null` for the other types. */
  product: WishlistProduct | null;
  /** The activity that the reward came from. */
  origin: 'reward' | 'redeem' | 'tier' | 'referrer' | 'referred' | 'manual';
  /** When the reward was issued, as an ISO 8601 date-time. */
  createdAt: string;
  /** When the code expires, `null` for never. */
  expiresAt: string | null;
}

/** The programs that a shop runs. */
export interface ProgramsStatus {
  /** Customers earn and spend points. */
  pointsProgramEnabled: boolean;
  /** Customers bring friends. */
  referralProgramEnabled: boolean;
  /** Customers climb VIP tiers. */
  tiersProgramEnabled: boolean;
}

/** A member of the rewards program. */
export interface RewardsAccount {
  /** The customer's id in the shop, `null` for a member without a shop account. */
  customerId: number | null;
  /** The e-mail address. */
  email: string | null;
  /** The phone number in E.164 form. */
  phone: string | null;
  /** The first name. */
  firstName: string | null;
  /** The last name. */
  lastName: string | null;
  /** The birthday as `MM-DD`. */
  birthday: string | null;
  /** The points program is on, and the customer may take part. */
  isRewardProgramAvailable: boolean;
  /** The points that can be spent. */
  pointsBalance: number;
  /** When the balance expires, as an ISO 8601 date-time; `null` without an expiry rule. */
  pointsExpiresAt: string | null;
  /** The customer may climb VIP tiers. */
  isAllowedToEarnTier: boolean;
  /** The tier that the customer is in. */
  currentTier: CurrentTier | null;
  /** The referral program is on, and the customer may take part. */
  isReferralProgramAvailable: boolean;
  /** The link to give to friends. */
  referralLink: string | null;
  /** The programs that the shop runs. */
  programs: ProgramsStatus;
}
