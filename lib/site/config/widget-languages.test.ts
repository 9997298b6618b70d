import { expect, it } from 'vitest';
import { languageIn } from './widget-languages';

const ALL = { en: 1, de: 2, es: 3, fr: 4 };

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-at', 'de'],
  ['ja', 'en'],
  ['', 'en'],
])('the language of "%s" is "%s"', (locale, language) => {
  expect(languageIn(ALL, locale)).toBe(language);
});
