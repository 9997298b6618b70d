/** The languages that widgets have texts in. English is used for all others. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

/** A language of widgets. */
export type Language = (typeof LANGUAGES)[number];

/** The language of a language tag, in lower case. */
export const primaryLanguage = (locale: string): string =>
  (locale.split('-')[0] ?? '').toLowerCase();

/**
 * The language whose texts a page gets.
 *
 * @param translations texts by language; the script version has those of one language only (`lib/build/sdk`)
 * @param locale a language tag
 */
export function languageIn(
  translations: Readonly<Record<Language, unknown>>,
  locale: string,
): Language {
  const available = Object.keys(translations) as [Language, ...Language[]];
  return available.find((language) => language === primaryLanguage(locale)) ?? available[0];
}
