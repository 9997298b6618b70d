import type { IssuedReward, SpendingRule } from '@/lib/storefront/declared';
import { worthText } from '../reward-name';
import type { ExchangeTexts } from './exchange-texts.data';

/** What a rule or a reward is worth, what it requires of an order, and what it limits. */
type Terms = Partial<
  Pick<
    SpendingRule,
    | 'title'
    | 'value'
    | 'minimumPurchaseAmount'
    | 'maxShippingRate'
    | 'lifetimeInDays'
    | 'salesChannel'
  > &
    Pick<IssuedReward, 'discountType' | 'appliesTo' | 'expiresAt'> & {
      type: SpendingRule['type'] | IssuedReward['type'];
    }
>;

/** The worth of a rule or a reward unless its title says it, and the conditions, each in a few words. */
export function conditionsOf(terms: Terms, texts: ExchangeTexts, currency: string): string[] {
  const { minimumPurchaseAmount, maxShippingRate, lifetimeInDays, expiresAt } = terms;
  const money = (amount: number) => ({ amount: texts.shortMoney(amount, currency) });
  const { type = null, value = null } = terms;
  const worth = worthText(terms.discountType ?? type, value, currency, texts);
  return [
    worth && !terms.title?.includes(worth) && worth,
    minimumPurchaseAmount && texts.say('minimum', money(minimumPurchaseAmount)),
    maxShippingRate && texts.say('shipping', money(maxShippingRate)),
    terms.appliesTo === 'collections' && texts.say('collections'),
    terms.salesChannel === 'pos' && texts.say('pos'),
    lifetimeInDays && texts.count('lifetime', lifetimeInDays),
    expiresAt && texts.say('until', { date: texts.date(expiresAt) }),
  ].filter((each) => typeof each === 'string');
}
