import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { BirthdayButton } from '../rewards/info/birthday-button';
import { type InfoProgress, LoyaltyInfo } from '../rewards/info/loyalty-info';
import { INFO_TEXTS } from '../rewards/info/texts.data';
import { medalOf, SILVER } from './recorded-tiers';

const PROGRESS: InfoProgress = {
  condition: 'spent_amount',
  currentTier: SILVER,
  nextTier: { title: 'Gold' },
  remainingValue: 180,
  progressPercent: 40,
};

/** Greeting, balance, tier and next goal of a customer. */
export function LoyaltyInfoPagePicture() {
  const texts = createTexts('en', INFO_TEXTS);
  return (
    <Scene>
      <LoyaltyInfo
        balance={320}
        birthday={<BirthdayButton reward={{ type: 'points', points: 100 }} texts={texts} />}
        currency="EUR"
        expiresAt="2027-03-12T10:00:00Z"
        firstName="Mara"
        image={medalOf(SILVER)}
        progress={PROGRESS}
        texts={texts}
      />
    </Scene>
  );
}
