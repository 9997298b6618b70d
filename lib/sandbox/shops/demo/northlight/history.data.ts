import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import {
  type ActivityDraft,
  changed,
  earned,
  expired,
  imported,
  referral,
  refunded,
  spent,
  tierReached,
} from './activity-drafts';
import { datedOrders, reviewerOrders } from './orders.data';
import { people, reviewers } from './people.data';
import { buyersReviews } from './reviews.data';
import { tiers } from './tiers.data';

type Activity = NonNullable<ShopInput['activities']>[number];

const { mara, tom, rich, noPoints, exactPrice, notEligible, noTiers } = people;
const { birthdayYesterday, birthdayLongAgo, noPurchases, blocked } = people;

const CREATE_ACCOUNT = 30;
const PLACE_ORDER = 31;
const LEAVE_REVIEW = 32;
const BIRTHDAY = 34;
const POINTS_FOR_REVIEW = 20;
const POINTS_PER_EURO = 2;
const SILVER = 12;
const GOLD = 13;
const PLATINUM = 14;

const [referrerReward, referredReward] = referral(
  {
    referrer: { ...mara, email: 'mara@mail.example', phone: '+4930555010' },
    referred: { ...tom, email: 'tom@mail.example', phone: '+4930555011' },
  },
  40,
);

/** The last three activities of Mara are in the examples of the API. */
const lastOfMara: ActivityDraft[] = [
  earned(mara.id, 21, PLACE_ORDER, { points: 64, note: 'Order 1007' }),
  changed(mara.id, 8, 15, 'Goodwill'),
  spent(mara.id, 5, 51, 200, 6001),
];

/** Histories of the customers that have a role, oldest first for each of them. */
const named: ActivityDraft[] = [
  earned(mara.id, 310, CREATE_ACCOUNT),
  earned(mara.id, 300, PLACE_ORDER, { points: 166.9, note: 'Order 1001' }),
  earned(mara.id, 200, PLACE_ORDER, { points: 249.6, note: 'Order 1004' }),
  tierReached(mara.id, 200, SILVER),
  spent(mara.id, 110, 51, 200, 6000),
  ...(referrerReward ? [referrerReward] : []),
  earned(mara.id, 22.2, LEAVE_REVIEW, { points: 25, productId: 880014 }),

  ...(referredReward ? [referredReward] : []),
  earned(tom.id, 40, PLACE_ORDER, { points: 92, note: 'Order 1006' }),
  earned(tom.id, 1, 40),

  earned(rich.id, 340, CREATE_ACCOUNT),
  imported(rich.id, 335, 500),
  earned(rich.id, 320, PLACE_ORDER, { points: 840, note: 'Order 0998' }),
  tierReached(rich.id, 320, SILVER),
  earned(rich.id, 210, PLACE_ORDER, { points: 1525, note: 'Order 1003' }),
  tierReached(rich.id, 210, GOLD),
  spent(rich.id, 180, 53, 100, 6007),
  earned(rich.id, 90, PLACE_ORDER, { points: 1620, note: 'Order 1005' }),
  tierReached(rich.id, 90, PLATINUM),
  spent(rich.id, 60, 56, 1000),
  refunded(rich.id, 59.9, 1000),
  changed(rich.id, 30, 65, 'Won at the summer fair'),
  spent(rich.id, 4, 54, 300, 6003),

  earned(noPoints.id, 370, PLACE_ORDER, { points: 40, note: 'Order 0996' }),
  expired(noPoints.id, 5, 40),

  earned(exactPrice.id, 100, CREATE_ACCOUNT),
  earned(exactPrice.id, 90, PLACE_ORDER, { points: 100, note: 'Order 1005' }),

  earned(notEligible.id, 150, PLACE_ORDER, { points: 220, note: 'Order 1002' }),

  earned(noTiers.id, 60, PLACE_ORDER, { points: 620, note: 'Order 1008' }),

  earned(birthdayYesterday.id, 45, PLACE_ORDER, { points: 140, note: 'Order 1009' }),
  earned(birthdayYesterday.id, 30, PLACE_ORDER, { points: 37.8, note: 'Order 1010' }),
  changed(birthdayYesterday.id, 25, -37.8, 'Order 1010 was refunded'),

  earned(birthdayLongAgo.id, 120, PLACE_ORDER, { points: 520, note: 'Order 1011' }),
  tierReached(birthdayLongAgo.id, 120, SILVER),
  earned(birthdayLongAgo.id, 10, BIRTHDAY),

  earned(noPurchases.id, 20, CREATE_ACCOUNT),
  earned(noPurchases.id, 19, 33),
  earned(noPurchases.id, 18, 35),

  earned(blocked.id, 75, PLACE_ORDER, { points: 64, note: 'Order 1012' }),
];

interface ReviewerHistory {
  activities: ActivityDraft[];
  /** The tiers that were reached, lowest first. */
  reached: { tierId: number; daysAgo: number }[];
}

/** Returns a reviewer's rewards for orders and published reviews, and the tiers of the orders. */
function reviewerHistory(customerId: number): ReviewerHistory {
  const happened = [
    ...reviewerOrders
      .filter((order) => order.customerId === customerId)
      .map((order) => ({ ...order, kind: 'order' as const })),
    ...buyersReviews
      .filter((review) => review.customerId === customerId && review.isPublished)
      .map((review) => ({ ...review, kind: 'review' as const })),
  ].sort((first, second) => second.daysAgo - first.daysAgo);
  const activities: ActivityDraft[] = [];
  const reached: ReviewerHistory['reached'] = [];
  let money = 0;
  let multiplier = 1;
  for (const step of happened) {
    const base = step.kind === 'order' ? step.total * POINTS_PER_EURO : POINTS_FOR_REVIEW;
    const points = Math.round(base * multiplier * 100) / 100;
    if (step.kind === 'review') {
      const { productId } = step;
      activities.push(earned(customerId, step.daysAgo, LEAVE_REVIEW, { points, productId }));
      continue;
    }
    activities.push(earned(customerId, step.daysAgo, PLACE_ORDER, { points }));
    money += step.total;
    for (const tier of tiers) {
      const isNew = !reached.some(({ tierId }) => tierId === tier.id);
      if (tier.isDefault || !isNew || money < (tier.conditionValue ?? 0)) continue;
      multiplier = tier.pointsMultiplier;
      reached.push({ tierId: tier.id, daysAgo: step.daysAgo });
      activities.push(tierReached(customerId, step.daysAgo, tier.id));
    }
  }
  return { activities, reached };
}

/** Histories of the reviewers by customer. */
export const reviewerHistories: ReadonlyMap<number, ReviewerHistory> = new Map(
  reviewers.map(({ id }) => [id, reviewerHistory(id)]),
);

const generated = [...reviewerHistories.values()]
  .flatMap(({ activities }) => activities)
  .sort((first, second) => second.daysAgo - first.daysAgo);

const FIRST_GENERATED_ID = 8001;
const FIRST_NAMED_ID = 9001;
const FIRST_ID_OF_MARAS_LAST = 9101;

/** All activities with the days since then. */
export const datedActivities: readonly (Activity & { daysAgo: number })[] = [
  ...numbered(generated, FIRST_GENERATED_ID),
  ...numbered(named, FIRST_NAMED_ID),
  ...numbered(lastOfMara, FIRST_ID_OF_MARAS_LAST),
];

function numbered(drafts: readonly ActivityDraft[], firstId: number) {
  return drafts.map((draft, at) => ({
    ...draft,
    ...orderOf(draft),
    id: firstId + at,
    createdAt: ago(draft.daysAgo),
  }));
}

/** The order that earned points: the one that the customer paid at that time. */
function orderOf({ customerId, daysAgo, ruleId }: ActivityDraft): { orderId?: number } {
  if (ruleId !== PLACE_ORDER) return {};
  const order = datedOrders.find(
    (paid) => paid.customerId === customerId && paid.daysAgo === daysAgo,
  );
  return order ? { orderId: order.id } : {};
}

export const activities: readonly Activity[] = datedActivities.map(
  ({ daysAgo: _, ...activity }) => activity,
);
