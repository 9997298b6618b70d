import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { CopyField } from '../rewards/referrals/copy-field';
import { ReferralProgramView } from '../rewards/referrals/program';
import { REFERRAL_TEXTS } from '../rewards/referrals/texts.data';

const PROGRAM = {
  offer: { type: 'discount', discountType: 'fixed_amount', value: 10, currency: 'EUR' },
  referredReward: null,
  referrerReward: { type: 'points', points: 100 },
  friendsCount: 1,
  link: 'https://shop.example/?ref=mv7',
} as const;

/** Rewards for both sides of a referral, and the personal link to share. */
export function ReferralProgramPagePicture() {
  const texts = createTexts('en', REFERRAL_TEXTS);
  return (
    <Scene>
      <ReferralProgramView
        joinUrl=""
        link={<CopyField action={texts.say('copy')} value="shop.example/?ref=mv7" />}
        program={PROGRAM}
        texts={texts}
      />
    </Scene>
  );
}
