import type { ReactNode } from 'react';
import type { TierProgress } from '@/lib/storefront/declared';
import { Progress } from '../../parts/progress';
import { TierBenefits } from '../tiers/tier-benefits';
import { perkTexts } from '../tiers/tier-texts';
import { missingText } from '../tiers/vip-tiers-single-progress';
import { Banner } from './banner';
import styles from './loyalty-info.module.css';
import type { InfoTexts } from './texts.data';

interface LoyaltyInfoProps {
  firstName: string | null;
  /** `null` for customers that the points program excludes, and without the program. */
  balance: number | null;
  /** When the balance expires. */
  expiresAt: string | null;
  /** `null` without tiers; `undefined` while they load. */
  progress: TierProgress | null | undefined;
  currency: string;
  texts: InfoTexts;
  image?: ReactNode;
  /** The button for the birthday, if the program asks for it. */
  birthday?: ReactNode;
}

/** Greeting, balance, tier and next goal of a customer. */
export function LoyaltyInfo({ firstName, balance, expiresAt, texts, ...props }: LoyaltyInfoProps) {
  const { birthday, progress } = props;
  return (
    <Banner>
      <div className={styles.balance}>
        <span>
          {firstName ? texts.say('greeting', { name: firstName }) : texts.say('greetAll')}
        </span>
        {balance !== null && (
          <span>
            <b>{texts.number(balance)}</b> {texts.count('pointsUnit', balance)}
          </span>
        )}
        {expiresAt !== null && !!balance && (
          <small>{texts.say('expireOn', { date: texts.date(expiresAt) })}</small>
        )}
        {birthday}
      </div>
      {progress !== null && <TierPart {...props} progress={progress} texts={texts} />}
    </Banner>
  );
}

type TierPartProps = Pick<LoyaltyInfoProps, 'currency' | 'image' | 'texts'> & {
  progress: TierProgress | undefined;
};

/** The tier with its benefits, and the distance to the next one. */
function TierPart({ progress, currency, image, texts }: TierPartProps) {
  const { currentTier: tier, nextTier, condition, progressPercent } = progress ?? {};
  return (
    <div className={styles.tier} data-loading={progress ? undefined : ''}>
      {tier && (
        <div className={styles.name}>
          {image}
          <b>{tier.title}</b>
        </div>
      )}
      {tier && <TierBenefits benefits={perkTexts(tier, texts)} />}
      {progress && nextTier && condition !== 'customer_tag' && (
        <div className={styles.goal}>
          <Progress value={progressPercent ?? 0} />
          <small>{missingText(progress, texts, currency)}</small>
        </div>
      )}
    </div>
  );
}
