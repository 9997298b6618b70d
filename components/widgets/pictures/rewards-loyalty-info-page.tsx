import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { LoyaltyInfo } from '../rewards/info/loyalty-info';
import { INFO_TEXTS } from '../rewards/info/texts.data';
import { BALANCE, medalOf, PROGRESS, SILVER } from './recorded-tiers';

/** Greeting, balance, tier and next goal of a customer. */
export function LoyaltyInfoPagePicture() {
  return (
    <Scene>
      <LoyaltyInfo
        balance={BALANCE}
        currency="EUR"
        expiresAt="2027-03-12T10:00:00Z"
        firstName="Mara"
        image={medalOf(SILVER)}
        progress={PROGRESS}
        texts={createTexts('en', INFO_TEXTS)}
      />
    </Scene>
  );
}
