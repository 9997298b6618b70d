import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { REWARD_PAGE_TEXTS } from '../rewards/reward-pages-texts.data';
import { VipTiers } from '../rewards/tiers/vip-tiers';
import { medalOf, TIERS, type TierPictureProps } from './recorded-tiers';

/** All tiers side by side, with the customer's tier marked. */
export function VipTiersPagePicture({ hasImages = true }: TierPictureProps = {}) {
  return (
    <Scene size="wide">
      <VipTiers
        currency="EUR"
        currentId={2}
        {...(hasImages && { imageOf: medalOf })}
        texts={createTexts('en', REWARD_PAGE_TEXTS)}
        tiers={TIERS}
      />
    </Scene>
  );
}
