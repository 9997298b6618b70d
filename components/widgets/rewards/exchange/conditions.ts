import type { IssuedReward, SpendingRule } from '@/lib/storefront/declared';
import type { ExchangeTexts } from './exchange-texts.data';

/** What a rule or a reward requires of an order, or limits. */
export type Terms = Partial<
  Pick<
    SpendingRule,
    'minimumPurchaseAmount' | 'maxShippingRate' | 'lifetimeInDays' | 'salesChannel'
  > &
    Pick<IssuedReward, 'appliesTo' | 'expiresAt'>
>;

/** The conditions of a rule or a reward, each in a few words. */
export function conditionsOf(terms: Terms, texts: ExchangeTexts, currency: string): string[] {
  const { minimumPurchaseAmount, maxShippingRate, lifetimeInDays, expiresAt } = terms;
  const money = (amount: number) => ({ amount: texts.shortMoney(amount, currency) });
  return [
    minimumPurchaseAmount && texts.say('minimum', money(minimumPurchaseAmount)),
    maxShippingRate && texts.say('shipping', money(maxShippingRate)),
    terms.appliesTo === 'collections' && texts.say('collections'),
    terms.salesChannel === 'pos' && texts.say('pos'),
    lifetimeInDays && texts.count('lifetime', lifetimeInDays),
    expiresAt && texts.say('until', { date: texts.date(expiresAt) }),
  ].filter((each) => typeof each === 'string');
}
