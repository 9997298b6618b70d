import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { REWARD_PAGE_TEXTS } from '../rewards/reward-pages-texts.data';
import { MultiProgress } from '../rewards/tiers/multi-progress';
import { medalOf, PROGRESS, TIERS, type TierPictureProps } from './recorded-tiers';

/** One bar through all tiers, filled to what the customer has spent. */
export function VipTiersMultiProgressPicture({ hasImages = true }: TierPictureProps = {}) {
  return (
    <Scene>
      <MultiProgress
        currency="EUR"
        {...(hasImages && { imageOf: medalOf })}
        joinUrl=""
        progress={PROGRESS}
        texts={createTexts('en', REWARD_PAGE_TEXTS)}
        tiers={TIERS}
      />
    </Scene>
  );
}
