import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, id, shopId, time } from './columns';
import { customerIds, generatedId } from './ids';

/** Customers of a shop, with or without an account there. */
export const customers = pgTable(
  'customers',
  {
    shopId: shopId(),
    id: generatedId(customerIds),
    /** The id that the shop platform uses; `null` without an account. */
    shopCustomerId: id('shop_customer_id'),
    /** In lower case: addresses are compared case-insensitively. */
    email: text('email'),
    /** In E.164 form. */
    phone: text('phone'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDay: smallint('birth_day'),
    birthMonth: smallint('birth_month'),
    birthYear: smallint('birth_year'),
    birthdayChangedAt: time('birthday_changed_at'),
    pointsBalance: amount('points_balance').notNull().default(0),
    pointsExpireAt: time('points_expire_at'),
    isEligibleForPoints: boolean('is_eligible_for_points').notNull().default(true),
    isAllowedToEarnTier: boolean('is_allowed_to_earn_tier').notNull().default(true),
    tierId: id('tier_id'),
    tierAchievedAt: time('tier_achieved_at'),
    /** The last part of the referral link; `null` outside the referral program. */
    referralCode: text('referral_code'),
    /** The customer whose referral offer this one claimed; `null` for all others. */
    referredBy: id('referred_by'),
    isBlockedFromReviews: boolean('is_blocked_from_reviews').notNull().default(false),
    acceptsEmailMarketing: boolean('accepts_email_marketing').notNull().default(false),
    acceptsSmsMarketing: boolean('accepts_sms_marketing').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('customers_shop_customer_id').on(table.shopId, table.shopCustomerId),
    uniqueIndex('customers_email').on(table.shopId, table.email),
    uniqueIndex('customers_phone').on(table.shopId, table.phone),
    index('customers_points_expiry').on(table.shopId, table.pointsExpireAt),
    index('customers_birthday')
      .on(table.shopId, table.birthMonth, table.birthDay)
      .where(sql`${table.birthDay} is not null`),
    index('customers_referral_code')
      .on(table.shopId, table.referralCode)
      .where(sql`${table.referralCode} is not null`),
    check('customers_balance_not_negative', sql`${table.pointsBalance} >= 0`),
  ],
);

/** A customer as it is stored. */
export type CustomerRow = typeof customers.$inferSelect;

/** The verification codes that customers received. Their digits are not stored: they are a keyed hash of the row. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    shopId: shopId(),
    customerId: id('customer_id').notNull(),
    /** By the clock of the shop. */
    sentAt: time('sent_at').notNull(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    /** How often the code can still be tried; 0 if it was used or replaced. */
    triesLeft: smallint('tries_left').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.customerId, table.sentAt] }),
    index('verification_codes_age').on(table.sentAt),
  ],
);

/** Tries to claim the offer of a referral link with an address, whether or not it was the one of a customer. */
export const referralClaims = pgTable(
  'referral_claims',
  {
    shopId: shopId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The owner of the link. */
    referrerId: id('referrer_id').notNull(),
    /** Of the guest. */
    sessionId: id('session_id').notNull(),
    /** By the clock of the shop. */
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('referral_claims_referrer').on(table.shopId, table.referrerId, table.claimedAt),
    index('referral_claims_session').on(table.shopId, table.sessionId, table.claimedAt),
    index('referral_claims_age').on(table.claimedAt),
  ],
);
