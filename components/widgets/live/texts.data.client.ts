import type { Translations } from './texts';

/** Texts of a widget that can't load its data. */
export const COMMON_TEXTS: Translations<{ failed: string; retry: string }> = {
  en: { failed: 'This can’t be shown right now.', retry: 'Try again' },
  de: { failed: 'Das kann gerade nicht angezeigt werden.', retry: 'Noch einmal versuchen' },
  es: { failed: 'Esto no se puede mostrar ahora.', retry: 'Reintentar' },
  fr: { failed: 'Impossible d’afficher ce contenu pour le moment.', retry: 'Réessayer' },
};
