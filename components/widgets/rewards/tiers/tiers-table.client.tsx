import type { ReactNode } from 'react';
import type { Tier } from '@/lib/storefront/declared';
import { rewardName } from '../reward-name';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import { TierBenefits } from './tier-benefits';
import { conditionText, multiplierText } from './tier-texts';
import styles from './tiers-table.module.css';
import { YourTier } from './your-tier';

interface TiersTableProps {
  /** From the lowest to the highest; `undefined` while they load. */
  tiers: readonly Tier[] | undefined;
  /** The tier of the customer. */
  currentId?: number;
  currency: string;
  texts: RewardPageTexts;
  imageOf?: (tier: Tier) => ReactNode;
}

/** What the tiers require and give, with a row for each property. */
export function TiersTable({ tiers, currentId, currency, texts, imageOf }: TiersTableProps) {
  if (!tiers) return <div className={`${styles.scroller} ${styles.outline}`} data-loading="" />;
  if (tiers.length === 0) return null;
  const rows = [
    ['condition', (tier: Tier) => conditionText(tier, currency, texts)],
    ['entryReward', ({ rewarding }: Tier) => rewarding && rewardName(rewarding, texts)],
    ['earnedPoints', (tier: Tier) => multiplierText(tier.pointsMultiplier, texts)],
    ['perks', ({ perks }: Tier) => perks.length > 0 && <TierBenefits benefits={perks} />],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={texts.say('tiers')} className={styles.scroller} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {tiers.map((tier) => (
              <th data-current={tier.id === currentId || undefined} key={tier.id} scope="col">
                {imageOf?.(tier)}
                {tier.title}
                {tier.id === currentId && <YourTier texts={texts} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cellOf]) => (
            <tr key={name}>
              <th scope="row">{texts.say(name)}</th>
              {tiers.map((tier) => (
                <td data-current={tier.id === currentId || undefined} key={tier.id}>
                  {cellOf(tier) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
