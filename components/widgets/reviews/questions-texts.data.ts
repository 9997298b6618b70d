import type { Texts, Translations } from '../live/texts';
import { FORM_TEXTS } from './form-texts.data';

const en = {
  ...FORM_TEXTS.en,
  questions: { one: '{n} question', other: '{n} questions' },
  noQuestions: 'No questions yet. Ask the first one.',
  ask: 'Ask a question',
  more: 'More questions',
  answer: 'Answer',
  byShop: 'Answer from the shop',
  byBuyer: 'Answer from a buyer',
  yourQuestion: 'Your question',
  yourAnswer: 'Your answer',
  published: 'Thank you. It is published.',
  waiting: 'Thank you. It appears once the shop has published it.',
  buyersOnly: 'Only customers who bought the product can answer.',
};

/** Texts of the widgets and dialogs with questions. */
export const QUESTION_TEXTS = {
  en,
  de: {
    ...FORM_TEXTS.de,
    questions: { one: '{n} Frage', other: '{n} Fragen' },
    noQuestions: 'Noch keine Fragen. Stell die erste.',
    ask: 'Frage stellen',
    more: 'Weitere Fragen',
    answer: 'Antworten',
    byShop: 'Antwort vom Shop',
    byBuyer: 'Antwort aus einem Kauf',
    yourQuestion: 'Deine Frage',
    yourAnswer: 'Deine Antwort',
    published: 'Danke. Der Beitrag ist veröffentlicht.',
    waiting: 'Danke. Der Beitrag erscheint, sobald der Shop ihn veröffentlicht hat.',
    buyersOnly: 'Nur wer das Produkt gekauft hat, kann antworten.',
  },
  es: {
    ...FORM_TEXTS.es,
    questions: { one: '{n} pregunta', other: '{n} preguntas' },
    noQuestions: 'Aún no hay preguntas. Haz la primera.',
    ask: 'Hacer una pregunta',
    more: 'Más preguntas',
    answer: 'Responder',
    byShop: 'Respuesta de la tienda',
    byBuyer: 'Respuesta de una compra verificada',
    yourQuestion: 'Tu pregunta',
    yourAnswer: 'Tu respuesta',
    published: 'Gracias. Ya está publicado.',
    waiting: 'Gracias. Aparecerá cuando la tienda lo publique.',
    buyersOnly: 'Solo pueden responder quienes compraron el producto.',
  },
  fr: {
    ...FORM_TEXTS.fr,
    questions: { one: '{n} question', other: '{n} questions' },
    noQuestions: 'Pas encore de questions. Posez la première.',
    ask: 'Poser une question',
    more: 'Plus de questions',
    answer: 'Répondre',
    byShop: 'Réponse de la boutique',
    byBuyer: 'Réponse après un achat vérifié',
    yourQuestion: 'Votre question',
    yourAnswer: 'Votre réponse',
    published: 'Merci. C’est publié.',
    waiting: 'Merci. Votre message apparaîtra après sa publication par la boutique.',
    buyersOnly: 'Seules les personnes qui ont acheté le produit peuvent répondre.',
  },
} satisfies Translations<typeof en>;

/** Texts of the widgets and dialogs with questions in one language. */
export type QuestionTexts = Texts<typeof en>;
