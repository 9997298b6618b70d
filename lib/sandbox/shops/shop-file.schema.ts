import { z } from 'zod';
import { STOREFRONT_APPS } from '../../api/contract/storefront-apps';
import { client, subscription } from './schema/access.schema';
import { gallery, order, product } from './schema/catalog.schema';
import { customer } from './schema/customers.schema';
import { currency, days, list, localizedText, optional, timestamp } from './schema/fields';
import { activity, issuedReward, redemption } from './schema/history.schema';
import { boostCampaign, earningRule, punchCard, spendingRule, tier } from './schema/program.schema';
import { question, review } from './schema/reviews.schema';
import { codeReward, reward } from './schema/reward.schema';
import { session, shareLink, wishlist } from './schema/wishlists.schema';

const settings = z.strictObject({
  currency,
  storefrontUrl: z.url().regex(/[^/]$/, 'must not end with a slash'),
  points: z.strictObject({
    isEnabled: z.boolean(),
    expireAfterDays: days.nullable(),
  }),
  tiers: z.strictObject({
    isEnabled: z.boolean(),
    period: z.union(
      [
        z.enum(['firstOrder', 'calendarYear', 'lastActivity']),
        z.strictObject({ startsAt: z.iso.datetime() }),
      ],
      'must be `firstOrder`, `calendarYear`, `lastActivity`, or an object such as `{"startsAt": "2025-01-01T00:00:00Z"}`',
    ),
  }),
  referrals: z.strictObject({
    isEnabled: z.boolean(),
    referrerReward: optional(reward),
    referredReward: optional(reward),
    offer: optional(codeReward),
  }),
  reviews: z.strictObject({
    publishing: z.union(
      [z.enum(['all', 'manual']), z.strictObject({ fromRating: z.int().min(1).max(5) })],
      'must be `all`, `manual`, or an object such as `{"fromRating": 4}`',
    ),
    buyersOnly: z.boolean(),
  }),
  questions: z.strictObject({ publishing: z.enum(['all', 'manual']) }),
  displayName: z.enum(['firstName', 'firstNameAndInitial', 'fullName']),
  disabledApps: z.array(z.enum(STOREFRONT_APPS)).optional(),
  wishlists: z.strictObject({ requireSignIn: z.boolean() }).optional(),
  program: z
    .strictObject({
      faq: list(z.strictObject({ question: localizedText, answer: localizedText })),
      welcomeTitle: optional(localizedText),
      welcomeText: optional(localizedText),
      pointsDecimals: z.int().min(0).max(2).default(2),
    })
    .optional(),
  redemptions: z
    .strictObject({
      requireVerification: z.literal(false, 'must be `false`, because only sandboxes show codes'),
    })
    .optional(),
});

const shop = z.strictObject({
  domain: z
    .string()
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'must be a domain in lower case, such as `my.shop.example`',
    ),
  hasApi: z.boolean(),
  settings,
  createdAt: timestamp,
  products: list(product),
  customers: list(customer),
  orders: list(order),
  earningRules: list(earningRule),
  spendingRules: list(spendingRule),
  tiers: list(tier),
  boostCampaigns: list(boostCampaign),
  punchCards: list(punchCard),
  activities: list(activity),
  redemptions: list(redemption),
  issuedRewards: list(issuedReward),
  reviews: list(review),
  questions: list(question),
  galleries: list(gallery),
  sessions: list(session),
  wishlists: list(wishlist),
  shareLinks: list(shareLink),
  subscriptions: list(subscription),
});

/**
 * A shop file: shops with all their data, and the clients that may act for them. Unknown fields are errors. Timestamps
 * are absolute (`2025-03-04T09:15:00Z`) or relative to the time of the import (`-400d`, `+3d12h`, `now`).
 */
export const shopFile = z.strictObject({ shops: z.array(shop).min(1), clients: list(client) });

/** A shop file as it is written. */
export type ShopFileInput = z.input<typeof shopFile>;
export type ShopInput = z.input<typeof shop>;
export type ClientInput = z.input<typeof client>;

/** A shop file with all defaults. */
export type ShopFile = z.output<typeof shopFile>;
export type Shop = z.output<typeof shop>;
export type Client = z.output<typeof client>;
