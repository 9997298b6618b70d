import { northlight } from '@/lib/sandbox/shops/demo/northlight/northlight';
import { createTexts } from '../widgets/live/texts';
import { Icon } from '../widgets/parts/icon';
import look from '../widgets/parts/look.module.css';
import picture from '../widgets/pictures/picture.module.css';
import { ReferralOfferView } from '../widgets/rewards/referrals/offer';
import { REFERRAL_TEXTS } from '../widgets/rewards/referrals/texts.data';

const texts = createTexts('en', REFERRAL_TEXTS);
const INVITATION = {
  offer: northlight.settings?.referrals?.offer ?? null,
  referredReward: null,
};

/** The offer of the shop to invited friends. */
export function RecordedInvitation() {
  return (
    <ReferralOfferView currency="EUR" invitation={INVITATION} texts={texts}>
      <div className={picture.chips}>
        <span className={picture.field}>
          <Icon name="mail" />
          {texts.say('email')}
        </span>
        <button type="button" className={look.button}>
          {texts.say('getCode')}
        </button>
      </div>
    </ReferralOfferView>
  );
}
