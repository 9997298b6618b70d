import type { Texts, Translations } from '../../live/texts';

const en = {
  withProduct: { one: '{n} point with this product', other: '{n} points with this product' },
  withOrder: { one: '{n} point with this order', other: '{n} points with this order' },
  multiplier: '{factor}× points',
  join: 'Join now',
};

/** Texts of the widgets with the points of purchases. */
export const EARN_TEXTS = {
  en,
  de: {
    withProduct: { one: '{n} Punkt für dieses Produkt', other: '{n} Punkte für dieses Produkt' },
    withOrder: { one: '{n} Punkt für diese Bestellung', other: '{n} Punkte für diese Bestellung' },
    multiplier: '{factor}-fache Punkte',
    join: 'Jetzt mitmachen',
  },
  es: {
    withProduct: { one: '{n} punto con este producto', other: '{n} puntos con este producto' },
    withOrder: { one: '{n} punto con este pedido', other: '{n} puntos con este pedido' },
    multiplier: 'Puntos ×{factor}',
    join: 'Únete ahora',
  },
  fr: {
    withProduct: { one: '{n} point avec ce produit', other: '{n} points avec ce produit' },
    withOrder: { one: '{n} point avec cette commande', other: '{n} points avec cette commande' },
    multiplier: 'Points ×{factor}',
    join: 'S’inscrire',
  },
} satisfies Translations<typeof en>;

/** Texts of the widgets with the points of purchases, in one language. */
export type EarnTexts = Texts<typeof en>;
