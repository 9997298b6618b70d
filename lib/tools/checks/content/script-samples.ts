import type { Sample } from './samples';

/** The sample that defines `laurelLoaded`. */
const LOADER = 'assets/laurel-loaded.js';

/** First line of every other plain script. */
export const LOADER_START = /^import \{ laurelLoaded \} from '\.\/laurel-loaded\.js';/;

const GLOBAL_USE = /(?<![\w$.'/-])Laurel\b(?!['"\w])/;

/** Whether a sample is a plain script that uses the SDK. */
export function isScriptSample({ language, area, code, title }: Sample): boolean {
  return language === 'js' && area === 'Sdk' && title !== LOADER && GLOBAL_USE.test(code);
}

/** The sample that every plain script imports. */
export function findLoaderSample(samples: readonly Sample[]): Sample {
  const loader = samples.find(({ title }) => title === LOADER);
  if (!loader) throw new Error(`No page has the sample ${LOADER}.`);
  return loader;
}
