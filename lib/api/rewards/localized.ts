import type { LocalizedText } from '../database/reward-types';

/** A text in the wanted language, else in the language without its region, else in English. */
export function localized(text: LocalizedText, locale: string): string {
  const wanted = locale.toLowerCase();
  const language = wanted.split('-', 1)[0];
  const byTag = new Map(Object.entries(text).map(([tag, value]) => [tag.toLowerCase(), value]));
  return byTag.get(wanted) ?? byTag.get(language ?? '') ?? text.en;
}
