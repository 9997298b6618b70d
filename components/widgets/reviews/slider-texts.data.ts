import type { Texts, Translations } from '../live/texts';
import { CARD_TEXTS } from './review-card-texts.data';

const en = {
  ...CARD_TEXTS.en,
  reviews: 'Reviews',
  previous: 'Previous reviews',
  next: 'Next reviews',
  pause: 'Pause',
  play: 'Play',
};

/** Texts of the widgets that show reviews in a row. */
export const SLIDER_TEXTS = {
  en,
  de: {
    ...CARD_TEXTS.de,
    reviews: 'Bewertungen',
    previous: 'Vorherige Bewertungen',
    next: 'Nächste Bewertungen',
    pause: 'Anhalten',
    play: 'Abspielen',
  },
  es: {
    ...CARD_TEXTS.es,
    reviews: 'Reseñas',
    previous: 'Reseñas anteriores',
    next: 'Reseñas siguientes',
    pause: 'Pausar',
    play: 'Reproducir',
  },
  fr: {
    ...CARD_TEXTS.fr,
    reviews: 'Avis',
    previous: 'Avis précédents',
    next: 'Avis suivants',
    pause: 'Mettre en pause',
    play: 'Lancer le défilement',
  },
} satisfies Translations<typeof en>;

/** Texts of the widgets that show reviews in a row, in one language. */
export type SliderTexts = Texts<typeof en>;
