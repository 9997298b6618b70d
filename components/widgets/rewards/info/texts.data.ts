import type { Texts, Translations } from '../../live/texts';
import { REWARD_NAMES } from '../reward-names.data';
import { REWARD_TEXTS } from '../texts.data';

const en = {
  ...REWARD_TEXTS.en,
  ...REWARD_NAMES.en,
  greeting: 'Good to see you, {name}',
  greetAll: 'Good to see you',
  pointsUnit: { one: 'point', other: 'points' },
  expireOn: 'They expire on {date}',
  addBirthday: 'Add your birthday: {reward}',
  welcome: 'Collect points, get rewards',
  welcomeText: 'Join for free, and earn points with each order.',
  signIn: 'Sign in',
};

/** Texts of the information about a program, and about a customer in it. */
export const INFO_TEXTS = {
  en,
  de: {
    ...REWARD_TEXTS.de,
    ...REWARD_NAMES.de,
    greeting: 'Schön, dass du da bist, {name}',
    greetAll: 'Schön, dass du da bist',
    pointsUnit: { one: 'Punkt', other: 'Punkte' },
    expireOn: 'Sie verfallen am {date}',
    addBirthday: 'Geburtstag angeben: {reward}',
    welcome: 'Punkte sammeln, Prämien bekommen',
    welcomeText: 'Mach kostenlos mit und sammle Punkte mit jeder Bestellung.',
    signIn: 'Anmelden',
  },
  es: {
    ...REWARD_TEXTS.es,
    ...REWARD_NAMES.es,
    greeting: 'Nos alegra verte, {name}',
    greetAll: 'Nos alegra verte',
    pointsUnit: { one: 'punto', other: 'puntos' },
    expireOn: 'Caducan el {date}',
    addBirthday: 'Añade tu cumpleaños: {reward}',
    welcome: 'Acumula puntos y consigue recompensas',
    welcomeText: 'Únete gratis y gana puntos con cada pedido.',
    signIn: 'Iniciar sesión',
  },
  fr: {
    ...REWARD_TEXTS.fr,
    ...REWARD_NAMES.fr,
    greeting: 'Ravis de vous revoir, {name}',
    greetAll: 'Ravis de vous revoir',
    pointsUnit: { one: 'point', other: 'points' },
    expireOn: 'Ils expirent le {date}',
    addBirthday: 'Ajoutez votre anniversaire : {reward}',
    welcome: 'Cumulez des points, recevez des récompenses',
    welcomeText: 'Inscrivez-vous gratuitement et gagnez des points à chaque commande.',
    signIn: 'Se connecter',
  },
} satisfies Translations<typeof en>;

/** Texts of the information in one language. */
export type InfoTexts = Pick<Texts<typeof en>, keyof Texts<typeof en>>;
