/**
 * The entities that methods return and events contain. Each area exports the types that it uses.
 *
 * @packageDocumentation
 */

/**
 * The identifiers of a customer.
 *
 * @remarks
 * At least one of the three isn't `null`.
 */
export interface CustomerData {
  /** The customer's id in the shop, `null` for guests and customers without a shop account. */
  shopifyCustomerId: number | null;
  /** The email address. */
  email: string | null;
  /** The phone number in E.164 form. */
  phone: string | null;
}

/** A product and one of its variants. */
export interface WishlistProduct {
  /** The product's id in the shop. */
  id: number;
  /** The product's handle, `null` if the product has been deleted. */
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
  /** The owner of the list, `null` for a guest. */
  customer: CustomerData | null;
  /** The session of a guest, `null` for a customer. */
  sessionToken: string | null;
  /** The saved product and variant. */
  product: WishlistProduct;
  /** The list that contains the item. */
  wishlistId: number;
}

/** The milestone that a customer must reach for a tier. */
export type TierCondition =
  /** A customer tag in the shop. */
  | 'customer_tag'
  /** Earned points. */
  | 'earn_points'
  /** Number of orders. */
  | 'purchases_made'
  /** Amount of money spent. */
  | 'spent_amount'
  /** Referred friends who placed an order. */
  | 'completed_referrals';

/** The kind of discount. */
export type DiscountType =
  /** A percentage of the price. */
  | 'percentage'
  /** A fixed amount of money. */
  | 'fixed_amount'
  /** Free shipping. */
  | 'free_shipping';

/**
 * The reward that a customer receives for reaching a tier.
 *
 * @remarks
 * `type` distinguishes the four shapes.
 */
export type Reward =
  | {
      /** Points for the balance. */
      type: 'points';
      /** The number of points. */
      points: number;
      /** For orders: the amount of money that earns `points`. */
      spentAmount?: number;
    }
  | {
      /** A discount code. */
      type: 'discount';
      /** The kind of discount. */
      discountType: DiscountType;
      /** A percentage or an amount of money, `null` for free shipping. */
      value: number | null;
      /** The ISO 4217 code, for a fixed amount. */
      currency?: string;
      /** The minimum order value, `null` for no minimum. */
      minimumPurchaseAmount?: number | null;
      /** The number of days for which the code is valid, `null` if it doesn't expire. */
      lifetimeInDays?: number | null;
      /** For free shipping: the highest shipping rate that the code covers, `null` for any. */
      maxShippingRate?: number | null;
    }
  | {
      /** A free product. */
      type: 'free_product';
      /** The variants to choose from. */
      products: WishlistProduct[];
      /** The minimum order value, `null` for no minimum. */
      minimumPurchaseAmount?: number | null;
      /** The number of days for which the code is valid, `null` if it doesn't expire. */
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
  /** The description by the shop owner. */
  description: string | null;
  /** The benefits of the tier. Can be empty. */
  perks: string[];
  /** The multiplier for points that customers in the tier earn. 1 means no bonus. */
  pointsMultiplier: number;
  /** The URL of an image. */
  image: string | null;
  /** The milestone, `null` for the default tier. */
  condition: TierCondition | null;
  /** The required amount, or the tag; `null` for the default tier. */
  conditionValue: number | string | null;
  /** The tags that the customer receives in the shop with the tier. */
  tagsToAdd: string[];
  /** The reward for reaching the tier, issued once; `null` for none. */
  rewarding: Reward | null;
  /** Whether all customers start in this tier. */
  isDefault: boolean;
}

/** A customer's current tier. */
export interface CurrentTier extends Tier {
  /** When the customer reached it, as an ISO 8601 date-time. */
  achievedAt: string;
}

/**
 * The progress from the current tier to the next one.
 *
 * @remarks
 * All tiers of a shop have the same condition. It determines the unit of `currentValue`,
 * `targetValue` and `remainingValue`: points, orders, money or referrals. All three are `null` for
 * `customer_tag`.
 */
export interface TierProgress {
  /** The current tier, `null` without one. */
  currentTier: CurrentTier | null;
  /** The next tier, `null` on the highest tier. */
  nextTier: Tier | null;
  /** The condition of the tiers, `null` if there are no tiers. */
  condition: TierCondition | null;
  /** The value that the customer has reached, `null` for `customer_tag`. */
  currentValue: number | null;
  /** The value that the next tier requires, `null` on the highest tier and for `customer_tag`. */
  targetValue: number | null;
  /** The value that the customer still needs, 0 or more; `null` if `targetValue` is `null`. */
  remainingValue: number | null;
  /** The progress from 0 to 100: 100 on the highest tier, 0 below it for `customer_tag`. */
  progressPercent: number;
  /** The start of the counting period, as an ISO 8601 date-time; `null` if everything counts. */
  periodStartsAt: string | null;
  /** The end of the counting period, as an ISO 8601 date-time; `null` if it has no end. */
  periodEndsAt: string | null;
}

/** A rule for spending points on a reward. */
export interface SpendingRule {
  /** The id of the rule, for `ruleId` of `redeemReward`. */
  id: number;
  /** The type of the reward. */
  type: 'fixed_amount' | 'percentage' | 'free_shipping' | 'free_product' | 'gift_card';
  /** The name of the reward. */
  title: string;
  /** The description by the shop owner. */
  description: string | null;
  /** The URL of an icon. */
  icon: string | null;
  /** The position in the list. */
  position: number;
  /** Whether the customer chooses how many points to spend. Only for fixed amounts and percentages. */
  isFlexible: boolean;
  /** The price in points, `null` for a flexible rule. */
  pointsPrice: number | null;
  /** For flexible rules: the points for one unit of money or one percent. */
  pointsPerUnit: number | null;
  /** For flexible rules: the minimum number of points. */
  minPointsToSpend: number | null;
  /** For flexible rules: the maximum number of points, `null` for no limit. */
  maxPointsToSpend: number | null;
  /**
   * An amount of money or a percentage; `null` for flexible rules, free shipping and free products.
   */
  value: number | null;
  /** The ISO 4217 code, for fixed amounts and gift cards. */
  currency: string | null;
  /** The minimum order value, `null` for no minimum and for gift cards. */
  minimumPurchaseAmount: number | null;
  /** The number of days for which the code is valid, `null` if it doesn't expire. */
  lifetimeInDays: number | null;
  /** For free shipping: the highest shipping rate that the code covers, `null` for any. */
  maxShippingRate: number | null;
  /** The products that the discount applies to, `null` unless it is a fixed amount or a percentage. */
  appliesTo: 'all_products' | 'collections' | null;
  /** The collections that the discount applies to. Can be empty. */
  collectionIds: number[];
  /**
   * The sales channel of the discount, `null` unless it is a fixed amount or a percentage. At the point
   * of sale, only fixed amounts can be used, and the minimum and the collections don't apply.
   */
  salesChannel: 'online_store' | 'pos' | 'both' | null;
  /** The products of a free product rule, otherwise empty. */
  products: {
    /** The product's id in the shop. */
    id: number;
    /** The product's handle, `null` if the product has been deleted. */
    handle: string | null;
    /** The name of the product. */
    title: string;
    /** The variants to choose from. */
    variants: {
      /** The variant's id in the shop, for `selectedVariantId` of `redeemReward`. */
      variantId: number;
      /** The name of the variant. */
      title: string;
    }[];
  }[];
  /** The VIP tiers whose customers can redeem the rule, empty for all customers. */
  tierIds: number[];
  /** How often a customer can redeem the rule, `null` for no limit. */
  useLimit: number | null;
  /** How often the customer can still redeem the rule, `null` without a limit and for guests. */
  usesRemaining: number | null;
  /** Whether the customer has enough points, `null` for guests. */
  isAffordable: boolean | null;
  /** Whether the customer can redeem the rule now, `null` for guests. */
  isRedeemable: boolean | null;
  /** The first reason why the customer can't redeem the rule, `null` if there is none and for guests. */
  notRedeemableReason:
    | 'programDisabled'
    | 'notEligible'
    | 'otherTier'
    | 'limitReached'
    | 'notEnoughPoints'
    | 'soldOut'
    | null;
  /** When the rule was created, as an ISO 8601 date-time. */
  createdAt: string;
  /** When the rule was last updated, as an ISO 8601 date-time. */
  updatedAt: string;
}

/** A reward of a customer. */
export interface IssuedReward {
  /** The id of the reward. */
  id: number;
  /** The type of the reward. */
  type: 'discount' | 'free_product' | 'gift_card';
  /** The kind of discount, `null` for the other types. */
  discountType: DiscountType | null;
  /** The name of the reward. */
  title: string;
  /** The code that the customer enters at checkout. */
  code: string;
  /**
   * An amount of money for fixed amounts and gift cards, a percentage for the others (100 is free),
   * `null` for free shipping.
   */
  value: number | null;
  /** The ISO 4217 code, for fixed amounts and gift cards. */
  currency: string | null;
  /** The minimum order value, `null` for no minimum. */
  minimumPurchaseAmount: number | null;
  /** For free shipping: the highest shipping rate that the code covers, `null` for any. */
  maxShippingRate: number | null;
  /** The products that the code applies to, `null` for free shipping and gift cards. */
  appliesTo: 'all_products' | 'collections' | 'product' | null;
  /** The collections that the code applies to. Can be empty. */
  collectionIds: number[];
  /** The free product, `null` for the other types. */
  product: WishlistProduct | null;
  /** The type of the activity that issued the reward. */
  origin: 'reward' | 'redeem' | 'tier' | 'referrer' | 'referred' | 'manual';
  /** When the reward was issued, as an ISO 8601 date-time. */
  createdAt: string;
  /** When the code expires, as an ISO 8601 date-time; `null` if it doesn't expire. */
  expiresAt: string | null;
}

/** The programs that a shop owner has enabled. */
export interface ProgramsStatus {
  /** Whether customers can earn and spend points. */
  pointsProgramEnabled: boolean;
  /** Whether customers can refer friends. */
  referralProgramEnabled: boolean;
  /** Whether customers can reach VIP tiers. */
  tiersProgramEnabled: boolean;
}

/** A customer's account in the rewards program. */
export interface RewardsAccount {
  /** The customer's id in the shop, `null` for a customer without a shop account. */
  customerId: number | null;
  /** The email address. */
  email: string | null;
  /** The phone number in E.164 form. */
  phone: string | null;
  /** The first name. */
  firstName: string | null;
  /** The last name. */
  lastName: string | null;
  /** The birthday as `MM-DD`. */
  birthday: string | null;
  /** Whether the points program is enabled and the customer can take part. */
  isRewardProgramAvailable: boolean;
  /** The points that the customer can spend. */
  pointsBalance: number;
  /** When the balance expires, as an ISO 8601 date-time; `null` without an expiry rule. */
  pointsExpiresAt: string | null;
  /** Whether the customer can reach VIP tiers. */
  isAllowedToEarnTier: boolean;
  /** The current tier, `null` without one. */
  currentTier: CurrentTier | null;
  /** Whether the referral program is enabled and the customer can take part. */
  isReferralProgramAvailable: boolean;
  /** The link that the customer shares with friends; `null` if the customer can't refer friends. */
  referralLink: string | null;
  /** The programs that the shop runs. */
  programs: ProgramsStatus;
}
