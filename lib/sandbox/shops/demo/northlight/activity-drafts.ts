import type { ShopInput } from '../../shop-file.schema';
import { earningRules } from './earning-rules.data';
import type { Person } from './people.data';
import { spendingRules } from './spending-rules.data';
import { tiers } from './tiers.data';

type Activity = NonNullable<ShopInput['activities']>[number];
type ActivityOf<T extends Activity['type']> = Extract<Activity, { type: T }>;
type Reward = ActivityOf<'reward'>['details']['reward'];

/** An activity before it has an id. */
export type ActivityDraft = {
  [T in Activity['type']]: Omit<ActivityOf<T>, 'id' | 'createdAt'>;
}[Activity['type']] & { daysAgo: number };

function pointsIn(reward: Reward | null): number {
  return reward?.type === 'points' ? reward.points : 0;
}

/** Points, or what the rule promises. */
export function earned(
  customerId: number,
  daysAgo: number,
  ruleId: number,
  { points, note, productId }: { points?: number; note?: string; productId?: number } = {},
): ActivityDraft {
  const rule = earningRules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`There is no earning rule ${ruleId}.`);
  const reward: Reward = points === undefined ? rule.rewarding : { type: 'points', points };
  return {
    customerId,
    daysAgo,
    type: 'reward',
    points: pointsIn(reward),
    ...(note !== undefined && { note }),
    ruleId,
    ...(productId !== undefined && { productId }),
    details: {
      reward,
      earningRule: { id: ruleId, type: rule.type, title: rule.title.en ?? '' },
    },
  };
}

export function spent(
  customerId: number,
  daysAgo: number,
  ruleId: number,
  points: number,
  rewardId?: number,
): ActivityDraft {
  const rule = spendingRules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`There is no spending rule ${ruleId}.`);
  return {
    customerId,
    daysAgo,
    type: 'redeem',
    points: -points,
    ruleId,
    ...(rewardId !== undefined && { rewardId }),
    details: {
      spentPoints: points,
      spendingRule: { id: ruleId, type: rule.type, title: rule.title.en ?? '' },
    },
  };
}

export function tierReached(customerId: number, daysAgo: number, tierId: number): ActivityDraft {
  const tier = tiers.find(({ id }) => id === tierId);
  if (!tier) throw new Error(`There is no tier ${tierId}.`);
  const reward = tier.details.rewarding ?? null;
  return {
    customerId,
    daysAgo,
    type: 'tier',
    points: pointsIn(reward),
    details: { tier: { id: tierId, title: tier.details.title.en ?? '' }, reward },
  };
}

export function changed(
  customerId: number,
  daysAgo: number,
  points: number,
  note: string,
): ActivityDraft {
  return { customerId, daysAgo, type: 'manual', points, note, details: { points } };
}

export function expired(customerId: number, daysAgo: number, points: number): ActivityDraft {
  return {
    customerId,
    daysAgo,
    type: 'expired',
    points: -points,
    details: { expiredPoints: points },
  };
}

export function refunded(customerId: number, daysAgo: number, points: number): ActivityDraft {
  return { customerId, daysAgo, type: 'refund', points, details: { refundedPoints: points } };
}

export function imported(customerId: number, daysAgo: number, points: number): ActivityDraft {
  const reward = { type: 'points' as const, points };
  return {
    customerId,
    daysAgo,
    type: 'import',
    points,
    note: 'From the stamp cards of the store',
    details: { reward },
  };
}

/** A customer as the other side of a referral sees them. */
type Contact = Person & { email: string; phone: string };

/** Both sides of a referral. */
export function referral(
  { referrer, referred }: Record<'referrer' | 'referred', Contact>,
  daysAgo: number,
): ActivityDraft[] {
  const dataOf = ({ shopCustomerId, email, phone }: Contact) => ({
    shopifyCustomerId: shopCustomerId,
    email,
    phone,
  });
  const reward = (points: number) => ({ type: 'points' as const, points });
  return [
    {
      customerId: referrer.id,
      daysAgo,
      type: 'referrer',
      points: 100,
      details: { reward: reward(100), referredCustomer: dataOf(referred) },
    },
    {
      customerId: referred.id,
      daysAgo,
      type: 'referred',
      points: 50,
      details: { reward: reward(50), referrerCustomer: dataOf(referrer) },
    },
  ];
}
