import type { SandboxDirectory } from '../../contract/sandbox.schema';
import { customers } from './northlight/customers.data';
import { earningRules } from './northlight/earning-rules.data';
import { galleries } from './northlight/galleries.data';
import { northlight } from './northlight/northlight';
import { people, WITHOUT_ACCOUNT } from './northlight/people.data';
import { products } from './northlight/products.data';
import { questions } from './northlight/questions.data';
import { reviewIds, reviews } from './northlight/reviews.data';
import { spendingRules } from './northlight/spending-rules.data';
import { wishlists } from './northlight/wishlists.data';

/** A row of the demo shop that examples, samples and tests name. */
export type NamedEntry = SandboxDirectory['products'][string];

/** A customer of the demo shop. */
export type NamedCustomer = SandboxDirectory['customers'][string];

function customer(id: number, why: string): NamedCustomer {
  const { shopCustomerId, firstName, lastName, email, phone, pointsBalance } = find(customers, id);
  return {
    id: shopCustomerId ?? null,
    name: firstName && lastName ? `${firstName} ${lastName}` : null,
    customerIdentifier: String(shopCustomerId ?? email),
    email: email ?? null,
    phone: phone ?? null,
    pointsBalance: pointsBalance ?? 0,
    why,
  };
}

function find<T extends { id: number }>(list: readonly T[], id: number): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`The demo shop has no entry ${id}.`);
  return found;
}

function named<T extends { id: number }>(list: readonly T[], titleOf: (entry: T) => string) {
  return (id: number, why: string): NamedEntry => ({ id, title: titleOf(find(list, id)), why });
}

const earningRule = named(earningRules, ({ title }) => title.en ?? '');
const spendingRule = named(spendingRules, ({ title }) => title.en ?? '');
const product = named(products, ({ title }) => title);
const review = named(reviews, ({ title, body }) => title ?? body);
const question = named(questions, ({ body }) => body);
const gallery = named(galleries, ({ title }) => title);
const wishlist = named(wishlists, ({ title }) => title);
const subscription = named(northlight.subscriptions ?? [], ({ topic }) => topic);

/** The named rows of the demo shop. Their ids are the same in every copy. */
export const demoDirectory = {
  customers: {
    mara: customer(
      people.mara.id,
      'The customer in most examples: Silver tier, two wishlists, a discount code.',
    ),
    tom: customer(people.tom.id, 'Referred by Mara, asked the question 710, has no birthday.'),
    rich: customer(people.rich.id, 'Has points for every spending rule, and the highest tier.'),
    noPoints: customer(people.noPoints.id, 'The balance is 0: the points expired five days ago.'),
    exactPrice: customer(
      people.exactPrice.id,
      'The balance is exactly the price of the spending rule 55.',
    ),
    notEligible: customer(people.notEligible.id, 'Takes no part in the points program.'),
    noTiers: customer(people.noTiers.id, 'Is not allowed to earn tiers.'),
    birthdayYesterday: customer(
      people.birthdayYesterday.id,
      "Set the birthday yesterday, so it can't be changed.",
    ),
    birthdayLongAgo: customer(
      people.birthdayLongAgo.id,
      'Set the birthday 400 days ago, so it can be changed.',
    ),
    noPurchases: customer(people.noPurchases.id, "Has never ordered, so can't answer questions."),
    blocked: customer(people.blocked.id, 'Is blocked from writing reviews.'),
    withoutAccount: customer(WITHOUT_ACCOUNT.id, 'Is known by email address only.'),
  },
  earningRules: {
    order: earningRule(31, 'Points for each order.'),
    review: earningRule(32, 'Points for a published review of a product.'),
    birthday: earningRule(34, 'A discount code on the birthday.'),
    punchCard: earningRule(36, 'Mara has three of five orders.'),
    customAction: earningRule(40, 'Once in 30 days. Mara can be rewarded, Tom was yesterday.'),
    customActionWithCode: earningRule(47, 'A custom action that gives a code instead of points.'),
    inactive: earningRule(45, 'A custom action that is disabled.'),
    inactivePunchCard: earningRule(46, 'A punch card that is disabled.'),
  },
  spendingRules: {
    flexible: spendingRule(51, 'The customer chooses from 100 to 1,000 points.'),
    flexiblePercentage: spendingRule(52, 'The customer chooses the percentage.'),
    once: spendingRule(53, 'Can be used once. The rich customer has used it.'),
    freeProduct: spendingRule(54, 'The customer chooses a variant.'),
    freeShipping: spendingRule(55, 'The price is the balance of one customer.'),
    giftCard: spendingRule(56, 'Too expensive for most customers.'),
    forTiers: spendingRule(57, 'Only for two tiers, which Mara is not in.'),
    inactive: spendingRule(58, 'A rule that is disabled.'),
  },
  products: {
    reviewed: product(880010, 'Has 28 published reviews, questions and media.'),
    reviewedByMara: product(880014, "Mara has reviewed it, so she can't do it again."),
    withoutReviews: product(880021, 'Has no reviews.'),
  },
  reviews: {
    plain: review(reviewIds.plain, 'Has three votes, none of Mara, and no reply.'),
    replied: review(reviewIds.replied, 'Has a reply, and a vote of Mara.'),
    locked: review(reviewIds.locked, 'Is closed to replies.'),
    unpublished: review(reviewIds.unpublished, 'A review of a guest that waits to be published.'),
    pinned: review(reviewIds.pinned, 'Is pinned.'),
    ofShop: review(reviewIds.ofShop, 'A review of the shop itself.'),
    byMara: review(reviewIds.byMara, 'Written by Mara.'),
  },
  questions: {
    answered: question(710, 'Asked by Tom, answered by the shop owner.'),
    unanswered: question(719, 'Has no answer.'),
    unpublished: question(716, 'A question of a guest that waits to be published.'),
  },
  galleries: {
    large: gallery(3, 'More media than a page.'),
    small: gallery(4, 'A few media.'),
    empty: gallery(5, 'Has no media.'),
  },
  wishlists: {
    default: wishlist(301, "Mara's default wishlist with one item; it is shared."),
    empty: wishlist(302, "Mara's latest wishlist, which is empty."),
    private: wishlist(304, 'A private wishlist of the rich customer.'),
    ofGuest: wishlist(305, 'Belongs to the session `ses_0c9a4d77`.'),
    ofOtherGuest: wishlist(
      306,
      "Belongs to the session `ses_4e81b2c9`; has the title of Mara's wishlist.",
    ),
  },
  subscriptions: {
    balance: subscription(77, 'Changes of balances.'),
    reviews: subscription(78, 'New reviews, sent to an inbox of the sandbox.'),
    ofPartner: subscription(79, 'Belongs to another client.'),
  },
} as const;
