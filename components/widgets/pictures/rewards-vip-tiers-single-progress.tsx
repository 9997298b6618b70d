import { createTexts } from '../live/texts';
import { Medal } from '../parts/medal';
import { Scene } from '../parts/scene';
import { REWARD_TEXTS } from '../rewards/texts.data';
import { VipTiersSingleProgress } from '../rewards/tiers/vip-tiers-single-progress';
import { PROGRESS, type TierPictureProps } from './recorded-tiers';

/** The progress of a customer between two tiers. */
export function VipTiersSingleProgressPicture({ hasImages = true }: TierPictureProps = {}) {
  return (
    <Scene>
      <VipTiersSingleProgress
        currency="EUR"
        {...(hasImages && {
          images: [<Medal key="silver" tier="silver" />, <Medal key="gold" tier="gold" />],
        })}
        joinUrl=""
        progress={PROGRESS}
        texts={createTexts('en', REWARD_TEXTS)}
      />
    </Scene>
  );
}
