import type { Texts, Translations } from '../live/texts';

const en = {
  rating: '{rate} out of 5 stars',
  verifiedBuyer: 'Verified buyer',
  pinned: 'Pinned',
  photo: 'Show photo {at} of {count}',
  shopReply: 'Reply from the shop',
  helpful: 'Helpful',
  votes: { one: '{n} vote', other: '{n} votes' },
  notSaved: 'That didn’t work. Please try again.',
};

/** Texts of a review, which the texts of a family with reviews contain. */
export const CARD_TEXTS = {
  en,
  de: {
    rating: '{rate} von 5 Sternen',
    verifiedBuyer: 'Verifizierter Kauf',
    pinned: 'Angepinnt',
    photo: 'Foto {at} von {count} zeigen',
    shopReply: 'Antwort des Shops',
    helpful: 'Hilfreich',
    votes: { one: '{n} Stimme', other: '{n} Stimmen' },
    notSaved: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  es: {
    rating: '{rate} de 5 estrellas',
    verifiedBuyer: 'Compra verificada',
    pinned: 'Destacada',
    photo: 'Mostrar la foto {at} de {count}',
    shopReply: 'Respuesta de la tienda',
    helpful: 'Útil',
    votes: { one: '{n} voto', other: '{n} votos' },
    notSaved: 'No ha funcionado. Inténtalo de nuevo.',
  },
  fr: {
    rating: '{rate} étoiles sur 5',
    verifiedBuyer: 'Achat vérifié',
    pinned: 'Épinglé',
    photo: 'Afficher la photo {at} sur {count}',
    shopReply: 'Réponse de la boutique',
    helpful: 'Utile',
    votes: { one: '{n} vote', other: '{n} votes' },
    notSaved: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
} satisfies Translations<typeof en>;

/** Texts of a review in one language. `Pick` accepts texts with more messages. */
export type CardTexts = Pick<Texts<typeof en>, 'say' | 'count' | 'number' | 'date'>;
