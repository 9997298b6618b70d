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

/** The tiers of the pictures. */
export const TIERS: readonly ShownTier[] = [
  {
    id: 1,
    title: 'Starter',
    image: null,
    condition: null,
    conditionValue: null,
    rewarding: null,
    pointsMultiplier: 1,
    perks: ['Birthday gift'],
  },
  SILVER,
  {
    id: 3,
    title: 'Gold',
    image: null,
    condition: CONDITION,
    conditionValue: 500,
    rewarding: { type: 'points', points: 150 },
    pointsMultiplier: 1.5,
    perks: ['Free repairs'],
  },
];

const MEDALS = { 1: 'starter', 2: 'silver', 3: 'gold' } as const;

/** The medal of a tier. */
export const medalOf = ({ id }: Pick<ShownTier, 'id'>) => <Medal tier={MEDALS[id as 1]} />;
