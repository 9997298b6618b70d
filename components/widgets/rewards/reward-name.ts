import type { Tier } from '@/lib/storefront/declared';
import type { RewardNames } from './reward-names.data';

/** A reward that a rule, a tier or a referral gives. */
export type Reward = NonNullable<Tier['rewarding']>;

/** A reward in a few words, such as "50 points" or "€5 off". */
export function rewardName(reward: Reward, texts: RewardNames): string {
  switch (reward.type) {
    case 'points':
      return texts.count('points', reward.points);
    case 'free_product':
      return texts.say('freeProduct');
    case 'gift_card':
      return texts.say('giftCard', { amount: texts.shortMoney(reward.value, reward.currency) });
    default: {
      const { discountType, value, currency } = reward;
      if (discountType === 'free_shipping' || value === null) return texts.say('freeShipping');
      return discountType === 'percentage'
        ? texts.say('percentOff', { amount: texts.number(value) })
        : texts.say('moneyOff', { amount: texts.shortMoney(value, currency as string) });
    }
  }
}
