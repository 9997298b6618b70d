import { createTexts } from '../live/texts';
import { Medal } from '../parts/medal';
import { Scene } from '../parts/scene';
import { REWARD_PAGE_TEXTS } from '../rewards/reward-pages-texts.data';
import type { ShownTier } from '../rewards/tiers/tier-texts';
import { VipTiers } from '../rewards/tiers/vip-tiers';

const CONDITION = 'spent_amount' as const;

const TIERS: readonly ShownTier[] = [
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
  {
    id: 2,
    title: 'Silver',
    image: null,
    condition: CONDITION,
    conditionValue: 200,
    rewarding: { type: 'points', points: 50 },
    pointsMultiplier: 1.25,
    perks: ['Early access'],
  },
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

/** All tiers side by side, with the customer's tier marked. */
export function VipTiersPagePicture() {
  return (
    <Scene size="wide">
      <VipTiers
        currency="EUR"
        currentId={2}
        imageOf={({ id }) => <Medal tier={MEDALS[id as 1]} />}
        texts={createTexts('en', REWARD_PAGE_TEXTS)}
        tiers={TIERS}
      />
    </Scene>
  );
}
