import type { IssuedReward, SpendingRule, Tier } from '@/lib/storefront/declared';
import type { RewardNames } from './reward-names.data';

/** A reward that a rule, a tier or a referral gives. */
export type Reward = NonNullable<Tier['rewarding']>;

/** What a reward is worth, such as "€5 off"; `null` if that is neither an amount nor a percentage. */
export function worthText(
  kind: SpendingRule['type'] | IssuedReward['type'] | null,
  value: number | null,
  currency: string,
  texts: RewardNames,
): string | null {
  if (value === null) return null;
  switch (kind) {
    case 'percentage':
      return texts.say('percentOff', { amount: texts.number(value) });
    case 'fixed_amount':
      return texts.say('moneyOff', { amount: texts.shortMoney(value, currency) });
    case 'gift_card':
      return texts.say('giftCard', { amount: texts.shortMoney(value, currency) });
    default:
      return null;
  }
}

/** A reward in a few words, such as "50 points" or "€5 off". */
export function rewardName(reward: Reward, texts: RewardNames): string {
  switch (reward.type) {
    case 'points':
      return texts.count('points', reward.points);
    case 'free_product':
      return texts.say('freeProduct');
    default: {
      const { type, value, currency } = reward;
      const kind = type === 'gift_card' ? type : reward.discountType;
      return worthText(kind, value, currency as string, texts) ?? texts.say('freeShipping');
    }
  }
}
