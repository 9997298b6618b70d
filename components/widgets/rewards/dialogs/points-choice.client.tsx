import styles from '../../parts/dialog.module.css';
import type { ShownSpendingRule } from '../exchange/rule-face';
import { worthText } from '../reward-name';
import type { DialogTexts } from './dialog-texts.data.client';

interface PointsChoiceProps {
  rule: ShownSpendingRule;
  balance: number;
  points: number;
  texts: DialogTexts;
  currency: string;
  onChange: (points: number) => void;
}

/** The points to spend on a flexible rule, as a slider and as a number, and what they are worth. */
export function PointsChoice({
  rule,
  balance,
  points,
  texts,
  currency,
  onChange,
}: PointsChoiceProps) {
  const { min, max } = pointsRange(rule, balance);
  const shared = {
    min,
    max,
    value: points,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange(currentTarget.valueAsNumber),
  };
  return (
    <>
      <output className={styles.worth}>
        {worthText(rule.type, valueOfPoints(rule, points), rule.currency ?? currency, texts)}
      </output>
      <div className={styles.points}>
        <input
          {...shared}
          aria-label={texts.say('pointsToSpend')}
          step={rule.pointsPerUnit ?? 1}
          type="range"
        />
        <label>
          {texts.say('pointsToSpend')}
          <input {...shared} inputMode="decimal" required step="0.01" type="number" />
        </label>
      </div>
    </>
  );
}

/** The points that a customer can spend on a flexible rule. */
export function pointsRange(
  { minPointsToSpend, maxPointsToSpend }: ShownSpendingRule,
  balance: number,
): { min: number; max: number } {
  return { min: minPointsToSpend ?? 0, max: Math.min(maxPointsToSpend ?? balance, balance) };
}

/** The amount or the percentage of points, as the API rounds it. */
export function valueOfPoints(rule: ShownSpendingRule, points: number): number {
  // A field that is empty or isn't a number.
  if (!(points > 0)) return 0;
  // Quotients such as 0.29999999999999998 are 0.3.
  const hundredths = Math.floor(Number(((points * 100) / (rule.pointsPerUnit ?? 1)).toFixed(6)));
  return Math.min(hundredths / 100, rule.type === 'percentage' ? 100 : Number.POSITIVE_INFINITY);
}
