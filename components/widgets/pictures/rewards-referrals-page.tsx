import { createTexts } from '../live/texts';
import { Browser } from '../parts/browser';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import { CopyField } from '../rewards/referrals/copy-field';
import { ReferralCode, ReferralOfferView } from '../rewards/referrals/offer';
import { REFERRAL_TEXTS } from '../rewards/referrals/texts.data';
import picture from './picture.module.css';
import styles from './rewards-referrals-page.module.css';

const INVITATION = {
  offer: { type: 'discount', discountType: 'fixed_amount', value: 10, currency: 'EUR' },
  referredReward: null,
} as const;

/** The landing page for an invited friend: the offer, the field for the email address, and the code. */
export function ReferralsPagePicture() {
  const texts = createTexts('en', REFERRAL_TEXTS);
  return (
    <Scene size="wide">
      <Browser path="/?ref=mv7">
        <div className={styles.page}>
          <ReferralOfferView currency="EUR" invitation={INVITATION} texts={texts}>
            <div className={picture.chips}>
              <span className={picture.field}>
                <Icon name="mail" />
                jonas@mail.example
              </span>
              <span className={look.button}>{texts.say('getCode')}</span>
            </div>
            <ReferralCode texts={texts}>
              <CopyField action={texts.say('copyCode')} value="THX-7QK2" />
            </ReferralCode>
          </ReferralOfferView>
        </div>
      </Browser>
    </Scene>
  );
}
