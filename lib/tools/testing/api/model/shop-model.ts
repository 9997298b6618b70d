import { hashOf } from '../../../../api/database/secret-hash';

/** A customer in the model. Points are counted in hundredths, so that sums are exact. */
export interface ModelCustomer {
  /** The id in the database. */
  id: number;
  identifier: string;
  hundredths: number;
  multiplier: number;
  tierId: number | null;
  isEligible: boolean;
  isBlocked: boolean;
  birthday: { day: number; month: number; year: number | null } | null;
  birthdayChangedAt: number | null;
}

export interface ModelReview {
  customerId: number | null;
  productId: number | null;
  voters: Set<number>;
  hasReply: boolean;
  isLocked: boolean;
}

export interface ModelItem {
  productId: number;
  variantId: number;
}

/** Key of the owner of wishlists: `customer 101` or `session ses_0c9a4d77`. */
export type OwnerKey = `customer ${number}` | `session ${string}`;

export interface ModelWishlist {
  id: number;
  owner: OwnerKey;
  title: string;
  isDefault: boolean;
  isPrivate: boolean;
  createdAt: number;
  items: ModelItem[];
}

export interface ModelSubscription {
  id: number;
  topic: string;
  address: string;
}

/** The state of a shop as plain data: what the API must do is decided from it, without the code of the API. */
export interface ShopModel {
  customers: ModelCustomer[];
  /** Products that are for sale, with their variants by position. */
  products: Map<number, number[]>;
  /** `customer/product` of what was bought and not refunded. */
  purchases: Set<string>;
  /** Rewards of earning rules, for their limits. */
  rewards: { customerId: number; ruleId: number; productId: number | null; at: number }[];
  /** Redemptions that did not fail. */
  redemptions: { customerId: number; ruleId: number }[];
  /** Accepted redemptions whose reward is not issued yet. */
  waiting: number;
  reviews: Map<number, ModelReview>;
  /** The customer who asked and the product. */
  questions: Map<number, { customerId: number | null; productId: number }>;
  wishlists: ModelWishlist[];
  /** The customer that a session was attached to; `null` while it is open. */
  sessions: Map<string, number | null>;
  subscriptions: ModelSubscription[];
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns how often a rule rewarded a customer within the last days. */
export function timesRewarded(
  { rewards }: ShopModel,
  customerId: number,
  ruleId: number,
  { days, now }: { days: number; now: number },
): number {
  return rewards.filter(
    (reward) =>
      reward.customerId === customerId &&
      reward.ruleId === ruleId &&
      reward.at > now - days * DAY_MS,
  ).length;
}

/** The wishlists of an owner, oldest first. */
export function wishlistsOf({ wishlists }: ShopModel, owner: OwnerKey): ModelWishlist[] {
  return wishlists
    .filter((list) => list.owner === owner)
    .sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
}

/** The database has only the hashes of session tokens. */
function ownerInDatabase(owner: OwnerKey): string {
  const [kind, token = ''] = owner.split(' ');
  return kind === 'session' ? `session ${hashOf(token)}` : owner;
}

/** The state in the form in which it is compared with that of the database. */
export function modelState(model: ShopModel) {
  return {
    balances: Object.fromEntries(
      model.customers.map(({ id, hundredths }) => [id, hundredths / 100]),
    ),
    reviews: Object.fromEntries(
      [...model.reviews].map(([id, { voters, hasReply }]) => [id, [voters.size, hasReply]]),
    ),
    questions: [...model.questions.keys()].sort((a, b) => a - b),
    wishlists: Object.fromEntries(
      model.wishlists.map(({ id, owner, title, isDefault, isPrivate, items }) => [
        id,
        [
          ownerInDatabase(owner),
          title,
          isDefault,
          isPrivate,
          items.map(({ productId, variantId }) => `${productId}/${variantId}`).sort(),
        ],
      ]),
    ),
    subscriptions: Object.fromEntries(
      model.subscriptions.map(({ id, topic, address }) => [id, [topic, address]]),
    ),
    waiting: model.waiting,
  };
}
