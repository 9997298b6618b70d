import type { ReactNode } from 'react';
import type { Tier } from '@/lib/storefront/declared';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import { TierBenefits } from './tier-benefits';
import { benefitTexts, conditionText } from './tier-texts';
import styles from './vip-tiers.module.css';
import { YourTier } from './your-tier';

interface VipTiersProps {
  /** From the lowest to the highest; `undefined` while they load. */
  tiers: readonly Tier[] | undefined;
  /** The tier of the customer. */
  currentId?: number;
  currency: string;
  texts: RewardPageTexts;
  imageOf?: (tier: Tier) => ReactNode;
}

/** All tiers as cards, with what they require and give. That of the customer is marked. */
export function VipTiers({ tiers, currentId, currency, texts, imageOf }: VipTiersProps) {
  if (!tiers) {
    return (
      <div className={styles.tiers}>
        {[1, 2, 3].map((card) => (
          <div className={styles.outline} data-loading="" key={card} />
        ))}
      </div>
    );
  }
  if (tiers.length === 0) return null;
  return (
    <ul aria-label={texts.say('tiers')} className={styles.tiers}>
      {tiers.map((tier) => (
        <li aria-current={tier.id === currentId || undefined} key={tier.id}>
          {tier.id === currentId && <YourTier texts={texts} />}
          <div className={styles.head}>
            {imageOf?.(tier)}
            <b>{tier.title}</b>
            <small>{conditionText(tier, currency, texts)}</small>
          </div>
          <TierBenefits benefits={benefitTexts(tier, texts)} />
        </li>
      ))}
    </ul>
  );
}
