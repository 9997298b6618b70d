import styles from './points-balance-inline.module.css';
import type { RewardTexts } from './texts.data';

interface RewardsPointsBalanceInlineProps {
  /** `undefined` while it loads, `null` for guests. */
  balance: number | null | undefined;
  texts: RewardTexts;
  tag?: 'span' | 'div';
  withLabel?: boolean;
}

/** The points that a customer can spend, in a sentence. For guests, nothing. */
export function RewardsPointsBalanceInline({
  balance,
  texts,
  tag: Tag = 'span',
  withLabel = true,
}: RewardsPointsBalanceInlineProps) {
  if (balance === null) return null;
  if (balance === undefined) return <Tag className={styles.loading} />;
  return (
    <Tag className={styles.balance}>
      {withLabel ? texts.count('points', balance) : texts.number(balance)}
    </Tag>
  );
}
