import type { ReactNode } from 'react';
import type { Tier, TierProgress } from '@/lib/storefront/declared';
import { Action } from '../../parts/action';
import { Progress } from '../../parts/progress';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import styles from './multi-progress.module.css';
import { valueText } from './tier-texts';
import { missingText } from './vip-tiers-single-progress';

interface MultiProgressProps {
  /** From the lowest to the highest; `undefined` while they load. */
  tiers: readonly Tier[] | undefined;
  /** `null` for guests. */
  progress: TierProgress | null | undefined;
  currency: string;
  texts: RewardPageTexts;
  imageOf?: (tier: Tier) => ReactNode;
  /** Address of the registration. */
  joinUrl: string;
}

/** One bar through all tiers, filled to what the customer has reached. */
export function MultiProgress({ tiers, progress, ...shared }: MultiProgressProps) {
  if (!tiers) {
    return (
      <div className={`${styles.card} ${styles.outline}`}>
        <Progress value={0} />
      </div>
    );
  }
  const { currency, texts, imageOf, joinUrl } = shared;
  const condition = tiers.find((tier) => tier.condition)?.condition;
  // Tags have no progress.
  if (!condition || condition === 'customer_tag') return null;
  const value = progress?.nextTier === null ? Number.POSITIVE_INFINITY : progress?.currentValue;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {progress ? (
          <>
            <b>{valueText(progress.currentValue ?? 0, condition, currency, texts)}</b>
            <span>{missingText(progress, texts, currency)}</span>
          </>
        ) : (
          <>
            {texts.say('joinForTiers')}{' '}
            <Action href={joinUrl} isMain>
              {texts.say('join')}
            </Action>
          </>
        )}
      </div>
      <ol aria-label={texts.say('tiers')} className={styles.tiers}>
        {tiers.map((tier, at) => {
          const from = startOf(tier);
          const next = tiers[at + 1];
          return (
            <li
              aria-current={tier.id === progress?.currentTier?.id || undefined}
              data-reached={(value ?? -1) >= from || undefined}
              key={tier.id}
            >
              {next && (
                <span className={styles.bar}>
                  <Progress value={percentOf(value ?? 0, from, startOf(next))} />
                </span>
              )}
              {imageOf?.(tier)}
              <b>{tier.title}</b>
              <small>{valueText(from, condition, currency, texts)}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Where a tier begins. */
const startOf = ({ conditionValue }: Pick<Tier, 'conditionValue'>) => Number(conditionValue);

/** How much of the way between two tiers is done. */
const percentOf = (value: number, from: number, to: number) =>
  Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)));
