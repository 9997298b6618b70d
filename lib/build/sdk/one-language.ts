import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { LANGUAGES, type Language } from '../../site/config/widget-languages';

/** Files of texts in all languages. */
export const TEXT_FILES = /(?:labels|names|texts)\.data(?:\.client)?\.ts$/;

/**
 * Keeps the texts of one language in files of texts, since a page shows one.
 *
 * @throws Error if such a file exports something else than translations
 */
export const oneLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  load: {
    filter: { id: TEXT_FILES },
    async handler(path) {
      const exported: Record<string, Record<Language, unknown>> = await import(
        /* @vite-ignore */ pathToFileURL(path).href
      );
      const constants = Object.entries(exported).map(([name, translations]) => {
        if (!LANGUAGES.every((each) => each in translations))
          throw new Error(`${name} of ${path} has no texts in one of ${LANGUAGES.join(', ')}.`);
        return `export const ${name} = ${JSON.stringify({ [language]: translations[language] })};`;
      });
      return constants.join('\n');
    },
  },
});
