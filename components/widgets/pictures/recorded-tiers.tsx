import { Medal } from '../parts/medal';
import type { ShownTier } from '../rewards/tiers/tier-texts';

const CONDITION = 'spent_amount' as const;

/** The tier of the customer in the pictures. */
export const SILVER: ShownTier = {
  id: 2,
  title: 'Silver',
  image: null,
  condition: CONDITION,
  conditionValue: 200,
  rewarding: { type: 'points', points: 50 },
  pointsMultiplier: 1.25,
  perks: ['Early access'],
};

/** The balance of the customer in the pictures. */
export const BALANCE = 320.5;

/** How far the customer is from the next tier. */
export const PROGRESS = {
  condition: CONDITION,
  currentTier: SILVER,
  nextTier: { title: 'Gold' },
  currentValue: 233.85,
  remainingValue: 266.15,
  progressPercent: 47,
};

/** The tiers of the pictures, which are those of the demo shop. */
export const TIERS: readonly ShownTier[] = [
  {
    id: 1,
    title: 'Starter',
    image: null,
    condition: null,
    conditionValue: null,
    rewarding: null,
    pointsMultiplier: 1,
    perks: [],
  },
  SILVER,
  {
    id: 3,
    title: 'Gold',
    image: null,
    condition: CONDITION,
    conditionValue: 500,
    rewarding: { type: 'discount', discountType: 'free_shipping', value: null },
    pointsMultiplier: 1.5,
    perks: ['Early access', 'Free repairs'],
  },
  {
    id: 4,
    title: 'Platinum',
    image: null,
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
export const medalOf = ({ id }: Pick<ShownTier, 'id'>) => <Medal tier={MEDALS[id as 1]} />;
