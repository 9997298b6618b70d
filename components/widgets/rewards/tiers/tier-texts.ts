import type { Tier } from '@/lib/storefront/declared';
import { rewardName } from '../reward-name';
import type { RewardPageTexts } from '../reward-pages-texts.data';

/** What widgets show of a tier. */
export type ShownTier = Pick<
  Tier,
  | 'id'
  | 'title'
  | 'image'
  | 'condition'
  | 'conditionValue'
  | 'rewarding'
  | 'pointsMultiplier'
  | 'perks'
>;

/** What a tier requires, such as "Spend €200". */
export function conditionText(
  { condition, conditionValue }: Pick<ShownTier, 'condition' | 'conditionValue'>,
  currency: string,
  texts: RewardPageTexts,
): string {
  if (condition === null || conditionValue === null) return texts.say('fromStart');
  const value = Number(conditionValue);
  switch (condition) {
    case 'customer_tag':
      return texts.say('byInvitation');
    case 'spent_amount':
      return texts.say('forMoney', { amount: texts.shortMoney(value, currency) });
    case 'purchases_made':
      return texts.count('forOrders', value);
    case 'completed_referrals':
      return texts.count('forReferrals', value);
    default:
      return texts.count('forPoints', value);
  }
}

/** How many points customers in a tier earn, such as "1.25× points". */
export const multiplierText = (pointsMultiplier: number, texts: RewardPageTexts): string =>
  texts.say('multiplier', { factor: texts.number(pointsMultiplier) });

/** What customers get by a tier: the entry reward, more points, and the perks. */
export function benefitTexts(tier: ShownTier, texts: RewardPageTexts): string[] {
  const { rewarding, pointsMultiplier, perks } = tier;
  return [
    ...(rewarding ? [texts.say('onEntry', { reward: rewardName(rewarding, texts) })] : []),
    ...(pointsMultiplier === 1 ? [] : [multiplierText(pointsMultiplier, texts)]),
    ...perks,
  ];
}
