import type { ReactNode } from 'react';
import type { Invitation } from '@/lib/storefront/data/referral-program';
import { Icon } from '../../parts/icon';
import { rewardName } from '../reward-name';
import styles from './offer.module.css';
import type { ReferralTexts } from './texts.data';

interface ReferralOfferViewProps {
  /** `undefined` while it loads. */
  invitation: Pick<Invitation, 'offer' | 'referredReward'> | undefined;
  texts: ReferralTexts;
  /** Currency of the minimum order value. */
  currency: string;
  /** What a friend can do about it. */
  children: ReactNode;
}

/** The offer for an invited friend as a headline, with what follows from it. */
export function ReferralOfferView(props: ReferralOfferViewProps) {
  const { invitation, texts, currency, children } = props;
  if (!invitation?.offer) {
    return (
      <div aria-busy="true" className={styles.offer}>
        {/* With keys, the outlines don't become other parts, which would count as moved. */}
        <div className={styles.headline} key="headline" />
        <div className={styles.field} key="field" />
      </div>
    );
  }
  const { offer, referredReward } = invitation;
  const minimum = 'minimumPurchaseAmount' in offer && offer.minimumPurchaseAmount;
  return (
    <div className={styles.offer}>
      <Icon name="gift" />
      <span>{texts.say('invited')}</span>
      <b>
        {rewardName(offer, texts)} {texts.say('firstOrder')}
      </b>
      {Boolean(minimum) && (
        <small>
          {texts.say('minimum', { amount: texts.shortMoney(minimum as number, currency) })}
        </small>
      )}
      {referredReward && (
        <small>{texts.say('afterOrder', { reward: rewardName(referredReward, texts) })}</small>
      )}
      {children}
    </div>
  );
}

/** The code that a friend has received. */
export function ReferralCode({ texts, children }: { texts: ReferralTexts; children: ReactNode }) {
  return (
    <div className={styles.code}>
      <small>{texts.say('yourCode')}</small>
      {children}
      <small>{texts.say('useCode')}</small>
    </div>
  );
}
