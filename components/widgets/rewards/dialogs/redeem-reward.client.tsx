import { useState } from 'react';
import type { RedeemableRule } from '@/lib/storefront/data/reward-rules';
import type { Shop } from '../../live/shop.client';
import { Action } from '../../parts/action';
import styles from '../../parts/dialog.module.css';
import fields from '../../parts/fields.module.css';
import { conditionsOf } from '../exchange/conditions';
import type { DialogTexts } from './dialog-texts.data.client';
import { PointsChoice } from './points-choice.client';
import { type RedeemProblem, redeem } from './redeem.client';
import { VariantChoice, variantsOf } from './variant-choice.client';

interface RedeemRewardProps {
  rule: RedeemableRule;
  balance: number;
  shop: Shop;
  texts: DialogTexts;
  currency: string;
  onDone: () => void;
}

/** The content of the dialog that confirms a redemption. */
export function RedeemReward({ rule, balance, shop, texts, currency, onDone }: RedeemRewardProps) {
  const [points, setPoints] = useState(rule.minPointsToSpend ?? 0);
  const [variantId, setVariantId] = useState(() => variantsOf(rule)[0]?.variantId);
  const [problem, setProblem] = useState<RedeemProblem>();
  const [isBusy, setBusy] = useState(false);
  const price = rule.pointsPrice ?? points;

  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await redeem(shop, {
      ruleId: rule.id,
      ...(rule.isFlexible && { pointsToSpend: points }),
      ...(variantId !== undefined && { selectedVariantId: variantId }),
    });
    setBusy(false);
    if (result === 'done') onDone();
    else if (result) setProblem(result);
  };

  return (
    <form
      className={`${fields.fields} ${styles.dialog}`}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <h2>{rule.title}</h2>
      {rule.description && <p>{rule.description}</p>}
      {rule.isFlexible && (
        <PointsChoice
          balance={balance}
          currency={currency}
          onChange={setPoints}
          points={points}
          rule={rule}
          texts={texts}
        />
      )}
      <VariantChoice chosen={variantId} onChoose={setVariantId} rule={rule} texts={texts} />
      <Conditions conditions={conditionsOf(rule, texts, rule.currency ?? currency)} />
      <p>
        <small>
          {texts.say('balanceAfter', {
            balance: texts.count('points', balance),
            rest: texts.number(Math.max(0, balance - (price || 0))),
          })}
        </small>
      </p>
      <p className={styles.problem} role="alert">
        {problem && texts.say(problem)}
      </p>
      <Action isBusy={isBusy} isMain type="submit">
        {texts.count('redeemFor', price || 0)}
      </Action>
    </form>
  );
}

/** The conditions of a reward. */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.conditions}>
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}
