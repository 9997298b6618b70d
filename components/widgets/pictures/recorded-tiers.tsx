import type { CurrentTier, Tier, TierProgress } from '@/lib/storefront/declared';
import { Medal } from '../parts/medal';

const CONDITION = 'spent_amount' as const;

const COMMON = { description: null, image: null, tagsToAdd: [], isDefault: false };

/** The tier of the customer in the pictures. */
export const SILVER: CurrentTier = {
  ...COMMON,
  id: 2,
  title: 'Silver',
  condition: CONDITION,
  conditionValue: 200,
  rewarding: { type: 'points', points: 50 },
  pointsMultiplier: 1.25,
  perks: ['Early access'],
  achievedAt: '2026-05-11T00:00:00Z',
};

const GOLD: Tier = {
  ...COMMON,
  id: 3,
  title: 'Gold',
  condition: CONDITION,
  conditionValue: 500,
  rewarding: { type: 'discount', discountType: 'free_shipping', value: null },
  pointsMultiplier: 1.5,
  perks: ['Early access', 'Free repairs'],
};

/** The balance of the customer in the pictures. */
export const BALANCE = 320.5;

/** How far the customer is from the next tier. */
export const PROGRESS: TierProgress = {
  condition: CONDITION,
  currentTier: SILVER,
  nextTier: GOLD,
  currentValue: 233.85,
  targetValue: 500,
  remainingValue: 266.15,
  progressPercent: 47,
  periodStartsAt: null,
  periodEndsAt: null,
};

/** The tiers of the pictures, which are those of the demo shop. */
export const TIERS: readonly Tier[] = [
  {
    ...COMMON,
    id: 1,
    title: 'Starter',
    condition: null,
    conditionValue: null,
    rewarding: null,
    pointsMultiplier: 1,
    perks: [],
    isDefault: true,
  },
  SILVER,
  GOLD,
  {
    ...COMMON,
    id: 4,
    title: 'Platinum',
    condition: CONDITION,
    conditionValue: 1500,
    rewarding: { type: 'gift_card', value: 20, currency: 'EUR' },
    pointsMultiplier: 2,
    perks: ['Early access', 'Free repairs', 'A visit to the workshop'],
  },
];

const MEDALS = { 1: 'starter', 2: 'silver', 3: 'gold', 4: 'platinum' } as const;

/** What a picture with tiers can leave out. */
export interface TierPictureProps {
  /** Whether tiers have images. Those of the demo shop have none. */
  hasImages?: boolean;
}

/** The medal of a tier. */
export const medalOf = ({ id }: Pick<Tier, 'id'>) => <Medal tier={MEDALS[id as 1]} />;
