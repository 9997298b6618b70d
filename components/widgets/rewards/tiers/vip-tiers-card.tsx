import type { ReactNode } from 'react';
import type { Tier } from '@/lib/storefront/declared';
import { Action } from '../../parts/action';
import type { RewardTexts } from '../texts.data';
import { TierBenefits } from './tier-benefits';
import { perkTexts } from './tier-texts';
import styles from './vip-tiers-card.module.css';

interface VipTiersCardProps {
  /** `undefined` while it loads. */
  tier: Pick<Tier, 'title' | 'perks' | 'pointsMultiplier'> | undefined;
  texts: RewardTexts;
  /** The image of the tier, if it has one. */
  image?: ReactNode;
  /** When the customer reached it, for the current tier. */
  achievedAt?: string;
  /** Address of the registration, for guests. */
  joinUrl?: string;
}

/** One tier: its image, its benefits, and since when the customer has it. */
export function VipTiersCard({ tier, texts, image, achievedAt, joinUrl }: VipTiersCardProps) {
  if (!tier) return <div className={styles.card} data-loading="" />;
  return (
    <div className={styles.card}>
      {image && <div className={styles.image}>{image}</div>}
      <b>{tier.title}</b>
      {achievedAt && <small>{texts.say('since', { date: texts.date(achievedAt) })}</small>}
      <TierBenefits benefits={perkTexts(tier, texts)} />
      {joinUrl && (
        <Action href={joinUrl} isMain>
          {texts.say('join')}
        </Action>
      )}
    </div>
  );
}
