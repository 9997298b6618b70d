import type { Texts, Translations } from '../live/texts';
import { FORM_TEXTS } from './form-texts.data';
import { CARD_TEXTS } from './review-card-texts.data';

const en = {
  ...CARD_TEXTS.en,
  ...FORM_TEXTS.en,
  write: 'Write a review',
  yourRating: 'Your rating',
  star: { one: '{n} star', other: '{n} stars' },
  reviewTitle: 'Title (optional)',
  yourReview: 'Your review',
  photos: 'Photos (optional, up to 5)',
  addPhotos: 'Add photos',
  removePhoto: 'Remove photo {at}',
  noPhoto: 'This file can’t be used: {name}',
  earn: { one: 'You earn {n} point for it.', other: 'You earn {n} points for it.' },
  guestNote: 'Your review appears once your email address is confirmed.',
  notAllowed: 'You can’t review this product.',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  photoOf: 'Photo {at} of {count}',
};

type DialogMessages = typeof en;

/** Texts of the dialogs with reviews. */
export const DIALOG_TEXTS = {
  en,
  de: {
    ...CARD_TEXTS.de,
    ...FORM_TEXTS.de,
    write: 'Bewertung schreiben',
    yourRating: 'Deine Bewertung',
    star: { one: '{n} Stern', other: '{n} Sterne' },
    reviewTitle: 'Titel (optional)',
    yourReview: 'Dein Text',
    photos: 'Fotos (optional, bis zu 5)',
    addPhotos: 'Fotos hinzufügen',
    removePhoto: 'Foto {at} entfernen',
    noPhoto: 'Diese Datei geht nicht: {name}',
    earn: { one: 'Du bekommst dafür {n} Punkt.', other: 'Du bekommst dafür {n} Punkte.' },
    guestNote: 'Deine Bewertung erscheint, sobald deine E-Mail-Adresse bestätigt ist.',
    notAllowed: 'Du kannst dieses Produkt nicht bewerten.',
    close: 'Schließen',
    previous: 'Voriges Foto',
    next: 'Nächstes Foto',
    photoOf: 'Foto {at} von {count}',
  },
  es: {
    ...CARD_TEXTS.es,
    ...FORM_TEXTS.es,
    write: 'Escribir una reseña',
    yourRating: 'Tu valoración',
    star: { one: '{n} estrella', other: '{n} estrellas' },
    reviewTitle: 'Título (opcional)',
    yourReview: 'Tu reseña',
    photos: 'Fotos (opcional, hasta 5)',
    addPhotos: 'Añadir fotos',
    removePhoto: 'Quitar la foto {at}',
    noPhoto: 'Este archivo no sirve: {name}',
    earn: { one: 'Ganas {n} punto por ella.', other: 'Ganas {n} puntos por ella.' },
    guestNote: 'Tu reseña aparecerá cuando se confirme tu correo electrónico.',
    notAllowed: 'No puedes escribir una reseña de este producto.',
    close: 'Cerrar',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    photoOf: 'Foto {at} de {count}',
  },
  fr: {
    ...CARD_TEXTS.fr,
    ...FORM_TEXTS.fr,
    write: 'Donner un avis',
    yourRating: 'Votre note',
    star: { one: '{n} étoile', other: '{n} étoiles' },
    reviewTitle: 'Titre (facultatif)',
    yourReview: 'Votre avis',
    photos: 'Photos (facultatif, 5 au maximum)',
    addPhotos: 'Ajouter des photos',
    removePhoto: 'Supprimer la photo {at}',
    noPhoto: 'Ce fichier ne convient pas : {name}',
    earn: { one: 'Il vous rapporte {n} point.', other: 'Il vous rapporte {n} points.' },
    guestNote: 'Votre avis apparaîtra une fois votre adresse e-mail confirmée.',
    notAllowed: 'Vous ne pouvez pas donner d’avis sur ce produit.',
    close: 'Fermer',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    photoOf: 'Photo {at} sur {count}',
  },
} satisfies Translations<DialogMessages>;

/** Texts of the dialogs with reviews in one language. */
export type DialogTexts = Texts<DialogMessages>;
