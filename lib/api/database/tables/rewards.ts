import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  EarningRuleOptions,
  EarningRuleType,
  IssuedRewardDetails,
  LocalizedText,
  PromisedReward,
  SpendingRuleType,
  SpendingTerms,
  TierDetails,
} from '../reward-types';
import { amount, id, shopId, time } from './columns';
import { activityIds, generatedId, redemptionIds, rewardIds, ruleIds } from './ids';

/** Earning and spending rules: what both kinds have in common. */
function ruleColumns() {
  return {
    shopId: shopId(),
    id: generatedId(ruleIds),
    isActive: boolean('is_active').notNull().default(true),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText | null>(),
    icon: text('icon'),
    position: integer('position').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  };
}

/** Rules by which customers earn rewards. */
export const earningRules = pgTable(
  'earning_rules',
  {
    ...ruleColumns(),
    type: text('type').$type<EarningRuleType>().notNull(),
    rewarding: jsonb('rewarding').$type<PromisedReward>().notNull(),
    timesAction: integer('times_action'),
    periodInDays: integer('period_in_days'),
    options: jsonb('options').$type<EarningRuleOptions>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('earning_rules_order').on(table.shopId, table.position, table.id),
  ],
);

/** Rules by which customers spend points. */
export const spendingRules = pgTable(
  'spending_rules',
  {
    ...ruleColumns(),
    type: text('type').$type<SpendingRuleType>().notNull(),
    isFlexible: boolean('is_flexible').notNull(),
    pointsPrice: amount('points_price'),
    pointsPerUnit: amount('points_per_unit'),
    minPointsToSpend: amount('min_points_to_spend'),
    maxPointsToSpend: amount('max_points_to_spend'),
    terms: jsonb('terms').$type<SpendingTerms>().notNull(),
    /** Tiers whose customers may use the rule; empty for all customers. */
    tierIds: id('tier_ids').array().notNull().default([]),
    /** Maximum number of uses by one customer; `null` for no limit. */
    useLimit: integer('use_limit'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('spending_rules_order').on(table.shopId, table.position, table.id),
  ],
);

/** VIP tiers, lowest first. */
export const tiers = pgTable(
  'tiers',
  {
    shopId: shopId(),
    id: generatedId(ruleIds),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** The number to reach; `null` for the default tier and where a tag is needed. */
    conditionValue: amount('condition_value'),
    pointsMultiplier: amount('points_multiplier').notNull(),
    details: jsonb('details').$type<TierDetails>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** Tiers that a customer reached; the entry reward of a tier is given once. */
export const reachedTiers = pgTable(
  'reached_tiers',
  {
    shopId: shopId(),
    customerId: id('customer_id').notNull(),
    tierId: id('tier_id').notNull(),
    reachedAt: time('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.customerId, table.tierId] })],
);

/** Campaigns that multiply the points of purchases for a time. */
export const boostCampaigns = pgTable(
  'boost_campaigns',
  {
    shopId: shopId(),
    id: generatedId(ruleIds),
    pointsMultiplier: amount('points_multiplier').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** Punches of a customer on the current card of a punch card rule. */
export const punchCards = pgTable(
  'punch_cards',
  {
    shopId: shopId(),
    ruleId: id('rule_id').notNull(),
    customerId: id('customer_id').notNull(),
    ordersCompleted: integer('orders_completed').notNull(),
    lastPunchedAt: time('last_punched_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.ruleId, table.customerId] })],
);

/** The history of a customer. The balance is the sum of `points` (SPECIFICATION.md, I1). */
export const activities = pgTable(
  'activities',
  {
    shopId: shopId(),
    id: generatedId(activityIds),
    customerId: id('customer_id').notNull(),
    type: text('type').notNull(),
    /** Signed change of the balance; 0 where none happened. */
    points: amount('points').notNull(),
    note: text('note'),
    /** The rule that caused it, for limits per customer and period. */
    ruleId: id('rule_id'),
    /** The product that a reward for a review was given for. */
    productId: id('product_id'),
    /** The issued reward that came of a redemption; shown as its `reward`. */
    rewardId: id('reward_id'),
    /** The order that earned the points; a refund takes them back. */
    orderId: id('order_id'),
    /** The fields that only this type of the API's `Activity` has. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('activities_customer').on(table.shopId, table.customerId, table.createdAt, table.id),
    index('activities_rule').on(table.shopId, table.customerId, table.ruleId, table.createdAt),
    index('activities_order')
      .on(table.shopId, table.orderId)
      .where(sql`${table.orderId} is not null`),
  ],
);

/** Accepted redemptions: `queued`, `fulfilling`, `fulfilled` or `failed`. */
export const redemptions = pgTable(
  'redemptions',
  {
    shopId: shopId(),
    id: generatedId(redemptionIds),
    customerId: id('customer_id').notNull(),
    ruleId: id('rule_id').notNull(),
    activityId: id('activity_id').notNull(),
    state: text('state').$type<'queued' | 'fulfilling' | 'fulfilled' | 'failed'>().notNull(),
    points: amount('points').notNull(),
    selectedVariantId: id('selected_variant_id'),
    /** The reward to issue, decided when the request was accepted. */
    reward: jsonb('reward').$type<IssuedRewardDetails>().notNull(),
    /** Attempts to fulfill it so far. */
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due; while one runs, when its lease ends. By the clock of the system. */
    dueAt: time('due_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('redemptions_customer').on(table.shopId, table.customerId, table.ruleId),
    index('redemptions_due').on(table.dueAt).where(sql`${table.state} in ('queued', 'fulfilling')`),
  ],
);

/** Rewards that customers hold: coupon codes, free products, gift cards. */
export const issuedRewards = pgTable(
  'issued_rewards',
  {
    shopId: shopId(),
    id: generatedId(rewardIds),
    customerId: id('customer_id').notNull(),
    state: text('state').$type<'active' | 'used' | 'expired' | 'cancelled'>().notNull(),
    code: text('code').notNull(),
    details: jsonb('details').$type<IssuedRewardDetails>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('issued_rewards_code').on(table.shopId, table.code),
    index('issued_rewards_customer').on(table.shopId, table.customerId, table.createdAt),
    index('issued_rewards_expiry')
      .on(table.shopId, table.expiresAt)
      .where(sql`${table.state} = 'active'`),
  ],
);
