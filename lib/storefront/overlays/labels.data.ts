import type { Language } from '../../site/config/widget-languages';

const en = {
  close: 'Close',
  reviews_drawer: 'Reviews',
  rewards_pop_up: 'Rewards',
  wishlists_drawer: 'Wishlists',
  review_form: 'Write a review',
  question_form: 'Ask a question',
  answer_form: 'Answer a question',
  review_media: 'Photos of the review',
  redeem_reward: 'Redeem points',
  reward_details: 'Your reward',
  birthday: 'Birthday',
  referral_share: 'Invite friends',
  verification: 'Verification code',
  save_for_later: 'Save for later',
  wishlist_form: 'Wishlist',
  wishlist_share: 'Share the wishlist',
  gift_registry_form: 'Gift registry',
  sign_in: 'Sign in',
};

/** The name of each overlay and dialog, and of the button that closes it. */
export type Labels = Readonly<typeof en>;

const de: Labels = {
  close: 'Schließen',
  reviews_drawer: 'Bewertungen',
  rewards_pop_up: 'Prämien',
  wishlists_drawer: 'Wunschlisten',
  review_form: 'Bewertung schreiben',
  question_form: 'Frage stellen',
  answer_form: 'Frage beantworten',
  review_media: 'Fotos der Bewertung',
  redeem_reward: 'Punkte einlösen',
  reward_details: 'Deine Prämie',
  birthday: 'Geburtstag',
  referral_share: 'Freunde einladen',
  verification: 'Bestätigungscode',
  save_for_later: 'Für später merken',
  wishlist_form: 'Wunschliste',
  wishlist_share: 'Wunschliste teilen',
  gift_registry_form: 'Geschenkliste',
  sign_in: 'Anmelden',
};

const es: Labels = {
  close: 'Cerrar',
  reviews_drawer: 'Opiniones',
  rewards_pop_up: 'Recompensas',
  wishlists_drawer: 'Listas de deseos',
  review_form: 'Escribir una opinión',
  question_form: 'Hacer una pregunta',
  answer_form: 'Responder a una pregunta',
  review_media: 'Fotos de la opinión',
  redeem_reward: 'Canjear puntos',
  reward_details: 'Tu recompensa',
  birthday: 'Cumpleaños',
  referral_share: 'Invitar a amigos',
  verification: 'Código de verificación',
  save_for_later: 'Guardar para más tarde',
  wishlist_form: 'Lista de deseos',
  wishlist_share: 'Compartir la lista de deseos',
  gift_registry_form: 'Lista de regalos',
  sign_in: 'Iniciar sesión',
};

const fr: Labels = {
  close: 'Fermer',
  reviews_drawer: 'Avis',
  rewards_pop_up: 'Récompenses',
  wishlists_drawer: 'Listes d’envies',
  review_form: 'Écrire un avis',
  question_form: 'Poser une question',
  answer_form: 'Répondre à une question',
  review_media: 'Photos de l’avis',
  redeem_reward: 'Utiliser des points',
  reward_details: 'Votre récompense',
  birthday: 'Anniversaire',
  referral_share: 'Inviter des amis',
  verification: 'Code de vérification',
  save_for_later: 'Garder pour plus tard',
  wishlist_form: 'Liste d’envies',
  wishlist_share: 'Partager la liste d’envies',
  gift_registry_form: 'Liste de cadeaux',
  sign_in: 'Se connecter',
};

/** The names in each language. */
export const LABELS: Readonly<Record<Language, Labels>> = { en, de, es, fr };
