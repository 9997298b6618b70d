import type { Translations } from '../live/texts';

const en = {
  title: 'Sign in to continue',
  why: 'This needs an account of the shop.',
  signIn: 'Sign in',
  join: 'Create an account',
};

/** Texts of the dialog that asks guests to sign in. */
export const SIGN_IN_TEXTS = {
  en,
  de: {
    title: 'Melde dich an',
    why: 'Dafür brauchst du ein Konto in diesem Shop.',
    signIn: 'Anmelden',
    join: 'Konto anlegen',
  },
  es: {
    title: 'Inicia sesión para continuar',
    why: 'Para esto necesitas una cuenta en la tienda.',
    signIn: 'Iniciar sesión',
    join: 'Crear una cuenta',
  },
  fr: {
    title: 'Connectez-vous pour continuer',
    why: 'Pour cela, vous avez besoin d’un compte de la boutique.',
    signIn: 'Se connecter',
    join: 'Créer un compte',
  },
} satisfies Translations<typeof en>;
