import type { Texts, Translations } from '../live/texts';

const en = {
  rating: '{rate} out of 5 stars',
  reviews: { one: '{n} review', other: '{n} reviews' },
  noReviews: 'No reviews yet',
};

/** Texts of the widgets with reviews. */
export const REVIEW_TEXTS = {
  en,
  de: {
    rating: '{rate} von 5 Sternen',
    reviews: { one: '{n} Bewertung', other: '{n} Bewertungen' },
    noReviews: 'Noch keine Bewertungen',
  },
  es: {
    rating: '{rate} de 5 estrellas',
    reviews: { one: '{n} reseña', other: '{n} reseñas' },
    noReviews: 'Aún no hay reseñas',
  },
  fr: {
    rating: '{rate} étoiles sur 5',
    reviews: { one: '{n} avis', other: '{n} avis' },
    noReviews: 'Pas encore d’avis',
  },
} satisfies Translations<typeof en>;

/** Texts of the widgets with reviews in one language. */
export type ReviewTexts = Texts<typeof en>;
