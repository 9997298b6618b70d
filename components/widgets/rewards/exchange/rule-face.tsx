import type { ReactNode } from 'react';
import type { RedeemableRule } from '@/lib/storefront/data/reward-rules';
import { Icon, type IconName } from '../../parts/icon';
import type { ExchangeTexts } from './exchange-texts.data';
import styles from './rule-face.module.css';

/** What widgets show of a rule for spending points. */
export type ShownSpendingRule = Pick<
  RedeemableRule,
  | 'id'
  | 'type'
  | 'title'
  | 'isFlexible'
  | 'pointsPrice'
  | 'value'
  | 'currency'
  | 'isRedeemable'
  | 'notRedeemableReason'
> &
  Partial<RedeemableRule>;

interface RuleFaceProps {
  rule: ShownSpendingRule;
  texts: ExchangeTexts;
  currency: string;
  photo?: ReactNode;
}

/** The large picture of a reward: a photo, the image of the shop owner, the value, or an icon. */
export function RuleFace({ rule, texts, currency, photo }: RuleFaceProps) {
  const image = rule.icon ?? rule.product?.image;
  return (
    <div aria-hidden="true" className={styles.face}>
      {photo ||
        (image ? (
          // biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework
          <img alt="" height="96" src={image} width="96" />
        ) : (
          (shortValue(rule, texts, currency) ?? <Icon name={ICONS[rule.type]} />)
        ))}
    </div>
  );
}

/** The value of a reward as a short text; `null` if it isn't a number. */
function shortValue(rule: ShownSpendingRule, texts: ExchangeTexts, currency: string): ReactNode {
  if (rule.value === null) return null;
  return (
    <b>
      {rule.type === 'percentage'
        ? `${texts.number(rule.value)}%`
        : texts.shortMoney(rule.value, rule.currency ?? currency)}
    </b>
  );
}

const ICONS: Readonly<Record<ShownSpendingRule['type'], IconName>> = {
  fixed_amount: 'coin',
  percentage: 'coin',
  free_shipping: 'truck',
  free_product: 'gift',
  gift_card: 'gift',
};
