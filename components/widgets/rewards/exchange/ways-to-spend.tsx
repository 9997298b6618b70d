import type { ReactNode } from 'react';
import { Action, type OnPress } from '../../parts/action';
import { conditionsOf } from './conditions';
import type { ExchangeTexts } from './exchange-texts.data';
import list from './list.module.css';
import { RuleFace, type ShownSpendingRule } from './rule-face';
import styles from './ways-to-spend.module.css';

interface WaysToSpendProps {
  /** `undefined` while it loads, `null` without a points program. */
  spending:
    | { rules: readonly ShownSpendingRule[]; customer: { pointsBalance: number } | null }
    | null
    | undefined;
  texts: ExchangeTexts;
  /** Currency of rules that have none. */
  currency: string;
  /** Maximum number of rules. */
  limit?: number | null;
  /** The photo of a free product. */
  photoOf?: (rule: ShownSpendingRule) => ReactNode;
  onRedeem?: (ruleId: number) => void;
  onEarn?: OnPress;
}

/** The rewards that points can buy, each with its price and a button to redeem it. */
export function WaysToSpend({
  spending,
  texts,
  currency,
  limit,
  photoOf,
  onRedeem,
  onEarn,
}: WaysToSpendProps) {
  if (spending === null || spending?.rules.length === 0) return null;
  const rules = spending?.rules.slice(0, limit ?? undefined);
  const loading = Array.from({ length: limit ?? 3 }, (_, at) => at);
  const balance = spending?.customer?.pointsBalance ?? null;
  return (
    <div className={list.root}>
      <ul aria-busy={!rules} className={`${list.list} ${styles.grid}`}>
        {rules?.map((rule) => (
          <li key={rule.id}>
            <RuleFace currency={currency} photo={photoOf?.(rule)} rule={rule} texts={texts} />
            <div className={list.text}>
              <b>{rule.title}</b>
              <small>
                {[priceOf(rule, texts), ...minimumOf(rule, texts, currency)].join(' · ')}
              </small>
              {rule.description && <small>{rule.description}</small>}
            </div>
            <Purchase
              balance={balance}
              onEarn={onEarn}
              onRedeem={onRedeem && (() => onRedeem(rule.id))}
              rule={rule}
              texts={texts}
            />
          </li>
        )) ?? loading.map((at) => <li key={at} />)}
      </ul>
    </div>
  );
}

interface PurchaseProps {
  rule: ShownSpendingRule;
  /** `null` for guests, who can't redeem. */
  balance: number | null;
  texts: ExchangeTexts;
  onRedeem: (() => void) | undefined;
  onEarn: OnPress | undefined;
}

/** The button to redeem a rule, or why that isn't possible. */
function Purchase({ rule, balance, texts, onRedeem, onEarn }: PurchaseProps) {
  if (balance === null) return null;
  const { notRedeemableReason: reason, pointsPrice, minPointsToSpend, title } = rule;
  if (rule.isRedeemable) {
    return (
      <Action isMain label={`${texts.say('redeem')}: ${title}`} onClick={onRedeem}>
        {texts.say('redeem')}
      </Action>
    );
  }
  if (reason !== 'notEnoughPoints') {
    return <span className={styles.reason}>{texts.say(reason ?? 'soldOut')}</span>;
  }
  const missing = (pointsPrice ?? minPointsToSpend ?? 0) - balance;
  return (
    <>
      <small className={styles.missing}>{texts.count('missing', missing)}</small>
      <Action label={`${texts.say('waysToEarn')}: ${title}`} onClick={onEarn}>
        {texts.say('waysToEarn')}
      </Action>
    </>
  );
}

/** The price of a rule in words, with the limits of a flexible one. */
function priceOf(rule: ShownSpendingRule, texts: ExchangeTexts): string {
  const { pointsPrice, minPointsToSpend, maxPointsToSpend } = rule;
  if (pointsPrice !== null) return texts.count('points', pointsPrice);
  const min = texts.number(minPointsToSpend ?? 0);
  return maxPointsToSpend
    ? texts.say('chosenPoints', { min, max: texts.number(maxPointsToSpend) })
    : texts.say('atLeast', { min });
}

/** The minimum order value, the one condition that is important before the details. */
function minimumOf(rule: ShownSpendingRule, texts: ExchangeTexts, currency: string): string[] {
  const { minimumPurchaseAmount } = rule;
  return conditionsOf({ minimumPurchaseAmount }, texts, currency);
}
