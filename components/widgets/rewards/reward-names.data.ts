import type { Texts, Translations } from '../live/texts';

const en = {
  points: { one: '{n} point', other: '{n} points' },
  percentOff: '{amount}% off',
  moneyOff: '{amount} off',
  freeShipping: 'Free shipping',
  freeProduct: 'Free product',
  giftCard: '{amount} gift card',
};

/** Names of rewards in each language. */
export const REWARD_NAMES = {
  en,
  de: {
    points: { one: '{n} Punkt', other: '{n} Punkte' },
    percentOff: '{amount} % Rabatt',
    moneyOff: '{amount} Rabatt',
    freeShipping: 'Kostenloser Versand',
    freeProduct: 'Gratisprodukt',
    giftCard: 'Geschenkkarte über {amount}',
  },
  es: {
    points: { one: '{n} punto', other: '{n} puntos' },
    percentOff: '{amount} % de descuento',
    moneyOff: '{amount} de descuento',
    freeShipping: 'Envío gratis',
    freeProduct: 'Producto gratis',
    giftCard: 'Tarjeta regalo de {amount}',
  },
  fr: {
    points: { one: '{n} point', other: '{n} points' },
    percentOff: '{amount} % de remise',
    moneyOff: '{amount} de remise',
    freeShipping: 'Livraison offerte',
    freeProduct: 'Produit offert',
    giftCard: 'Carte cadeau de {amount}',
  },
} satisfies Translations<typeof en>;

/** Texts with the names of rewards, and maybe others. */
export type RewardNames = Pick<Texts<typeof en>, keyof Texts<typeof en>>;
