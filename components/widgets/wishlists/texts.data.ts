import type { Texts, Translations } from '../live/texts';

const en = {
  save: 'Save to wishlist',
  remove: 'Remove from wishlist',
  saveShort: 'Save',
  saved: 'Saved',
  failed: 'That didn’t work. Please try again.',
  wishlist: 'Wishlist',
  items: { one: '{n} item', other: '{n} items' },
  savedBy: { one: 'saved {n} time', other: 'saved {n} times' },
};

/** Texts of the widgets with wishlists. */
export const WISHLIST_TEXTS = {
  en,
  de: {
    save: 'Auf die Wunschliste',
    remove: 'Von der Wunschliste entfernen',
    saveShort: 'Merken',
    saved: 'Gemerkt',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    wishlist: 'Wunschliste',
    items: { one: '{n} Artikel', other: '{n} Artikel' },
    savedBy: { one: '{n}-mal gemerkt', other: '{n}-mal gemerkt' },
  },
  es: {
    save: 'Guardar en la lista de deseos',
    remove: 'Quitar de la lista de deseos',
    saveShort: 'Guardar',
    saved: 'Guardado',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    wishlist: 'Lista de deseos',
    items: { one: '{n} artículo', other: '{n} artículos' },
    savedBy: { one: 'guardado {n} vez', other: 'guardado {n} veces' },
  },
  fr: {
    save: 'Ajouter à la liste d’envies',
    remove: 'Retirer de la liste d’envies',
    saveShort: 'Ajouter',
    saved: 'Ajouté',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    wishlist: 'Liste d’envies',
    items: { one: '{n} article', other: '{n} articles' },
    savedBy: { one: 'ajouté {n} fois', other: 'ajouté {n} fois' },
  },
} satisfies Translations<typeof en>;

/** Texts of the widgets with wishlists in one language. */
export type WishlistTexts = Texts<typeof en>;
