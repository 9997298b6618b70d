import type { ReactNode } from 'react';
import type { TierProgress } from '@/lib/storefront/declared';
import { Action } from '../../parts/action';
import { Progress } from '../../parts/progress';
import type { RewardTexts } from '../texts.data';
import styles from './vip-tiers-single-progress.module.css';

interface VipTiersSingleProgressProps {
  /** `undefined` while it loads, `null` for guests. */
  progress: TierProgress | null | undefined;
  texts: RewardTexts;
  currency: string;
  /** Address of the registration. */
  joinUrl: string;
  /** Images of the current and the next tier. */
  images?: readonly [ReactNode, ReactNode];
}

/** The progress from the current tier to the next, and what is missing. */
export function VipTiersSingleProgress({
  progress,
  texts,
  currency,
  joinUrl,
  images: [current, next] = [null, null],
}: VipTiersSingleProgressProps) {
  if (progress === null) {
    return (
      <div className={styles.invitation}>
        {texts.say('joinForTiers')}{' '}
        <Action href={joinUrl} isMain>
          {texts.say('join')}
        </Action>
      </div>
    );
  }
  if (progress?.condition === 'customer_tag') return null;
  const { currentTier, nextTier, progressPercent = 0 } = progress ?? {};
  return (
    <div className={styles.progress}>
      {current}
      <div className={styles.middle}>
        <div className={styles.names}>
          <b>{currentTier?.title ?? '\u00a0'}</b>
          <small>{nextTier?.title}</small>
        </div>
        <Progress value={progressPercent} />
        <div className={styles.missing}>{progress && missingText(progress, texts, currency)}</div>
      </div>
      {next}
    </div>
  );
}

/** The sentence about what the next tier requires. */
export function missingText(progress: TierProgress, texts: RewardTexts, currency: string): string {
  const { condition, nextTier, remainingValue } = progress;
  if (!nextTier || remainingValue === null) return texts.say('highestTier');
  const tier = nextTier.title;
  switch (condition) {
    case 'spent_amount':
      return texts.say('missingMoney', {
        amount: texts.shortMoney(remainingValue, currency),
        tier,
      });
    case 'purchases_made':
      return texts.count('missingOrders', remainingValue, { tier });
    case 'completed_referrals':
      return texts.count('missingReferrals', remainingValue, { tier });
    default:
      return texts.count('missingPoints', remainingValue, { tier });
  }
}
