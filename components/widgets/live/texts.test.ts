import { describe, expect, it } from 'vitest';
import { REVIEW_TEXTS } from '../reviews/texts.data';
import { REWARD_TEXTS } from '../rewards/texts.data';
import { createTexts } from './texts';

describe('texts of widgets', () => {
  it('have the plural forms and numbers of the language', () => {
    const texts = createTexts('de', REVIEW_TEXTS);
    expect(texts.count('reviews', 1)).toBe('1 Bewertung');
    expect(texts.count('reviews', 1284)).toBe('1.284 Bewertungen');
    expect(texts.say('rating', { rate: texts.rate(4.66) })).toBe('4,7 von 5 Sternen');
    expect(createTexts('fr', REVIEW_TEXTS).count('reviews', 1.5)).toBe('1,5 avis');
  });

  it('have plural forms with other values in the sentence', () => {
    const ordersTo = (locale: string, amount: number) =>
      createTexts(locale, REWARD_TEXTS).count('missingOrders', amount, { tier: 'Gold' });
    expect(ordersTo('en', 1)).toBe('1 more order to Gold');
    expect(ordersTo('en', 2)).toBe('2 more orders to Gold');
    expect(ordersTo('de', 1)).toBe('Noch 1 Bestellung bis Gold');
    expect(ordersTo('es', 1)).toBe('1 pedido más para llegar a Gold');
    expect(ordersTo('fr', 1)).toBe('Encore 1 commande pour atteindre Gold');
  });

  it.each(['ja', 'en_US', '', 'x'])('are English, with English numbers, for "%s"', (locale) => {
    const texts = createTexts(locale, REVIEW_TEXTS);
    expect(texts.count('reviews', 1284)).toBe('1,284 reviews');
    expect(texts.rate(5)).toBe('5.0');
  });
});
