import type { Texts, Translations } from '../live/texts';

const en = {
  name: 'Name',
  email: 'Email',
  emailNote: 'Your email address isn’t published.',
  send: 'Send',
  failed: 'That didn’t work. Please try again.',
  invalid: 'Please check what you have entered.',
};

/** Texts of the forms that customers and guests write in. */
export const FORM_TEXTS = {
  en,
  de: {
    name: 'Name',
    email: 'E-Mail',
    emailNote: 'Deine E-Mail-Adresse wird nicht veröffentlicht.',
    send: 'Senden',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    invalid: 'Bitte prüfe deine Eingaben.',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    emailNote: 'Tu correo electrónico no se publica.',
    send: 'Enviar',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    invalid: 'Revisa los datos que has escrito.',
  },
  fr: {
    name: 'Nom',
    email: 'E-mail',
    emailNote: 'Votre adresse e-mail n’est pas publiée.',
    send: 'Envoyer',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    invalid: 'Veuillez vérifier votre saisie.',
  },
} satisfies Translations<typeof en>;

/** Texts of forms in one language. `Pick` accepts texts with more messages. */
export type FormTexts = Pick<Texts<typeof en>, 'say'>;
