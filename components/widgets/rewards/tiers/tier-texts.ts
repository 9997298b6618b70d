import type { Tier, TierProgress } from '@/lib/storefront/declared';
import { rewardName } from '../reward-name';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import type { RewardTexts } from '../texts.data';

/** What a tier requires, such as "Spend €200". */
export function conditionText(
  { condition, conditionValue }: Pick<Tier, 'condition' | 'conditionValue'>,
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
    case 'earn_points':
      return texts.count('forPoints', value);
    default:
      return valueText(value, condition, currency, texts);
  }
}

/** An amount of what tiers require, such as "€200" or "5 orders". */
export function valueText(
  value: number,
  condition: TierProgress['condition'],
  currency: string,
  texts: RewardPageTexts,
): string {
  switch (condition) {
    case 'spent_amount':
      return texts.shortMoney(value, currency);
    case 'purchases_made':
      return texts.count('forOrders', value);
    case 'completed_referrals':
      return texts.count('forReferrals', value);
    default:
      return texts.count('points', value);
  }
}

/** How many points customers in a tier earn, such as "1.25× points". */
export const multiplierText = (pointsMultiplier: number, texts: RewardTexts): string =>
  texts.say('multiplier', { factor: texts.number(pointsMultiplier) });

/** What customers have in a tier: more points, and the perks. */
export const perkTexts = (
  { pointsMultiplier, perks }: Pick<Tier, 'pointsMultiplier' | 'perks'>,
  texts: RewardTexts,
): string[] =>
  pointsMultiplier === 1 ? perks : [multiplierText(pointsMultiplier, texts), ...perks];

/** What customers get by a tier, with the entry reward. */
export const benefitTexts = (tier: Tier, texts: RewardPageTexts): string[] => [
  ...(tier.rewarding ? [texts.say('onEntry', { reward: rewardName(tier.rewarding, texts) })] : []),
  ...perkTexts(tier, texts),
];
