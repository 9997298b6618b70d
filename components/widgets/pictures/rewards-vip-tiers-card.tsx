import { createTexts } from '../live/texts';
import { Medal } from '../parts/medal';
import { Scene } from '../parts/scene';
import { REWARD_TEXTS } from '../rewards/texts.data';
import { VipTiersCard } from '../rewards/tiers/vip-tiers-card';

const SILVER = {
  title: 'Silver',
  perks: ['Early access to new products', '50 points on arrival'],
  pointsMultiplier: 1.25,
};

/** The card of the current tier of a customer. */
export function VipTiersCardPicture() {
  return (
    <Scene size="narrow">
      <VipTiersCard
        achievedAt="2025-01-20T00:00:00Z"
        image={<Medal tier="silver" />}
        texts={createTexts('en', REWARD_TEXTS)}
        tier={SILVER}
      />
    </Scene>
  );
}
