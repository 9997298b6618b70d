import type { Shop } from '../shop-file.schema';
import { type Id, type Located, type Report, reportDuplicates, reportUnknown } from './report';
import type { ShopIndex } from './shop-index';

/** Path to values in a type: names of fields, and `*` for each entry of a list. */
type PathIn<T> = T extends readonly (infer Entry)[]
  ? '*' | `*.${PathIn<Entry>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathIn<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

/** A value that is unique, why, and in what; in the whole by default. */
type Unique<T> = readonly [path: PathIn<T>, why: string, inEach?: PathIn<T>];

const UNIQUE: readonly Unique<Shop>[] = [
  ['products.*.id', 'Ids of products are unique.'],
  ['products.*.variants.*.id', 'Ids of variants are unique in the shop.'],
  ['orders.*.id', 'Ids of orders are unique.'],
  ['orders.*.items.*.variantId', 'Put the quantities of a variant into one item.', 'orders.*'],
  ['galleries.*.id', 'Ids of galleries are unique.'],
  ['galleries.*.media.*.postId', 'A gallery shows a post once.', 'galleries.*'],
  ['galleries.*.media.*.productIds.*', 'Name each product once.', 'galleries.*.media.*'],
  ...(['id', 'shopCustomerId', 'email', 'phone', 'referralCode'] as const).map(
    (field) =>
      [`customers.*.${field}`, `\`${field}\` is unique among the customers of the shop.`] as const,
  ),
  ['customers.*.reachedTiers.*.tierId', 'A customer reaches a tier once.', 'customers.*'],
  ...(
    [
      'earningRules',
      'spendingRules',
      'tiers',
      'boostCampaigns',
      'activities',
      'redemptions',
      'issuedRewards',
      'subscriptions',
    ] as const
  ).map((list) => [`${list}.*.id`, 'Ids are unique.'] as const),
  ['issuedRewards.*.code', 'Codes are unique in the shop.'],
  ['reviews.*.id', 'Ids of reviews are unique.'],
  ['reviews.*.votes.*.customerId', 'A customer has one vote for each review.', 'reviews.*'],
  ['questions.*.id', 'Ids of questions are unique.'],
  ['questions.*.answers.*.id', 'Ids of answers are unique in the shop.'],
  ['sessions.*.id', 'Ids of sessions are unique.'],
  ['sessions.*.token', 'Tokens are unique.'],
  ['wishlists.*.id', 'Ids of wishlists are unique.'],
  ['wishlists.*.items.*.id', 'Ids of items are unique in the shop.'],
  ['wishlists.*.items.*.variantId', 'A wishlist contains a variant once.', 'wishlists.*'],
  ['shareLinks.*.id', 'Ids of links are unique.'],
  ['shareLinks.*.token', 'Tokens are unique.'],
];

/** Fields that refer to entries of the shop. */
const REFERENCES: readonly [keyof ShopIndex, what: string, PathIn<Shop>[]][] = [
  [
    'customers',
    'a customer',
    [
      'orders.*.customerId',
      'punchCards.*.customerId',
      'activities.*.customerId',
      'redemptions.*.customerId',
      'issuedRewards.*.customerId',
      'reviews.*.customerId',
      'reviews.*.votes.*.customerId',
      'questions.*.customerId',
      'questions.*.answers.*.customerId',
      'sessions.*.customerId',
      'wishlists.*.customerId',
      'shareLinks.*.customerId',
    ],
  ],
  [
    'products',
    'a product',
    [
      'galleries.*.media.*.productIds.*',
      'earningRules.*.options.productIds.*',
      'activities.*.productId',
      'reviews.*.productId',
      'questions.*.productId',
      'wishlists.*.items.*.productId',
    ],
  ],
  ['variants', 'a variant', ['orders.*.items.*.variantId']],
  ['orders', 'an order', ['activities.*.orderId', 'reviews.*.orderId']],
  ['earningRules', 'an earning rule', ['orders.*.punchedRuleIds.*']],
  ['spendingRules', 'a spending rule', ['redemptions.*.ruleId']],
  [
    'tiers',
    'a tier',
    ['customers.*.tier.id', 'customers.*.reachedTiers.*.tierId', 'spendingRules.*.tierIds.*'],
  ],
  ['issuedRewards', 'an issued reward', ['activities.*.rewardId']],
  ['sessions', 'a session', ['wishlists.*.sessionId', 'shareLinks.*.sessionId']],
];

/** Checks that the ids of a shop are unique, and that what refers to something refers to what the shop has. */
export function checkIds(shop: Shop, index: ShopIndex, report: Report): void {
  checkUnique(shop, UNIQUE, report);
  for (const [list, what, paths] of REFERENCES) {
    for (const { keys, value } of paths.flatMap((path) => valuesAt<Id>(shop, path.split('.')))) {
      reportUnknown(report, keys, value, index[list], what);
    }
  }
}

/** Checks that values are unique. */
export function checkUnique<T>(value: T, list: readonly Unique<T>[], report: Report): void {
  for (const [path, why, inEach] of list) {
    const prefix = inEach?.split('.') ?? [];
    const rest = path.split('.').slice(prefix.length);
    for (const part of valuesAt(value, prefix)) {
      reportDuplicates(report, valuesAt<Id>(part.value, rest, part.keys), why);
    }
  }
}

/** The values at a path. Where there is nothing, there is no value. */
function valuesAt<V>(
  value: unknown,
  [key, ...rest]: readonly string[],
  keys: readonly PropertyKey[] = [],
): Located<V>[] {
  if (value === null || value === undefined) return [];
  if (key === undefined) return [{ keys, value: value as V }];
  if (key !== '*') {
    return valuesAt((value as Record<string, unknown>)[key], rest, [...keys, key]);
  }
  return (value as unknown[]).flatMap((entry, at) => valuesAt(entry, rest, [...keys, at]));
}
