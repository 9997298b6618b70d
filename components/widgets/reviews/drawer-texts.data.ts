import type { Translations } from '../live/texts';

const en = { reviews: 'Reviews', questions: 'Questions' };

/** Texts of the drawer with reviews and questions. */
export const DRAWER_TEXTS = {
  en,
  de: { reviews: 'Bewertungen', questions: 'Fragen' },
  es: { reviews: 'Reseñas', questions: 'Preguntas' },
  fr: { reviews: 'Avis', questions: 'Questions' },
} satisfies Translations<typeof en>;
