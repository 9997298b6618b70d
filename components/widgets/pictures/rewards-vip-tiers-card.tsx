import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { REWARD_TEXTS } from '../rewards/texts.data';
import { VipTiersCard } from '../rewards/tiers/vip-tiers-card';
import { medalOf, SILVER, type TierPictureProps } from './recorded-tiers';

/** The card of the current tier of a customer. */
export function VipTiersCardPicture({ hasImages = true }: TierPictureProps = {}) {
  return (
    <Scene size="narrow">
      <VipTiersCard
        achievedAt={SILVER.achievedAt}
        image={hasImages && medalOf(SILVER)}
        texts={createTexts('en', REWARD_TEXTS)}
        tier={SILVER}
      />
    </Scene>
  );
}
