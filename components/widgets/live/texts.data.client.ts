import type { Translations } from './texts';

/** Texts of a widget that can't load its data. */
export type CommonTexts = Readonly<Record<'failed' | 'retry', string>>;

/** These texts in each language. */
export const COMMON_TEXTS: Translations<CommonTexts> = {
  en: { failed: 'This can’t be shown right now.', retry: 'Try again' },
  de: { failed: 'Das kann gerade nicht angezeigt werden.', retry: 'Noch einmal versuchen' },
  es: { failed: 'Esto no se puede mostrar ahora.', retry: 'Reintentar' },
  fr: { failed: 'Impossible d’afficher ce contenu pour le moment.', retry: 'Réessayer' },
};
