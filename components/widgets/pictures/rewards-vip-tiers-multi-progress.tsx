import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { REWARD_PAGE_TEXTS } from '../rewards/reward-pages-texts.data';
import { MultiProgress, type ShownPosition } from '../rewards/tiers/multi-progress';
import { medalOf, TIERS } from './recorded-tiers';

const PROGRESS: ShownPosition = {
  condition: 'spent_amount',
  currentTier: { id: 2, title: 'Silver' },
  nextTier: { title: 'Gold' },
  currentValue: 320,
  remainingValue: 180,
  progressPercent: 40,
};

/** One bar through all tiers, filled to what the customer has spent. */
export function VipTiersMultiProgressPicture() {
  return (
    <Scene>
      <MultiProgress
        currency="EUR"
        imageOf={medalOf}
        joinUrl=""
        progress={PROGRESS}
        texts={createTexts('en', REWARD_PAGE_TEXTS)}
        tiers={TIERS}
      />
    </Scene>
  );
}
