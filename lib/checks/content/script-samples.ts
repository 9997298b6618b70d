import type { ContentIssue } from '../../docs/content-error';
import type { Sample } from './samples';

/** The sample that defines `laurelLoaded`. */
const LOADER = 'assets/laurel-loaded.js';
const LOADER_IMPORT = "import { laurelLoaded } from './laurel-loaded.js';";
const WAIT = 'const Laurel = await laurelLoaded;';

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs;
const GLOBAL_USE = /(?<![\w$.'/-])Laurel\b(?!['"\w])/;

/** The plain scripts of the documentation that use the SDK. */
export function listScriptSamples(samples: readonly Sample[]): Sample[] {
  return samples.filter(
    ({ language, area, code, title }) =>
      language === 'js' && area === 'Sdk' && title !== LOADER && GLOBAL_USE.test(code),
  );
}

/** The sample that every plain script imports. */
export function findLoaderSample(samples: readonly Sample[]): Sample {
  const loader = samples.find(({ title }) => title === LOADER);
  if (!loader) throw new Error(`No page has the sample ${LOADER}.`);
  return loader;
}

/** Finds plain scripts that use the SDK before its script has loaded. */
export function checkScriptSamples(samples: readonly Sample[]): ContentIssue[] {
  return listScriptSamples(samples).flatMap(({ file, line, title, code }) => {
    const issue = (reason: string, at = 0) => ({ file, line: line + at, reason });
    if (!title?.startsWith('assets/')) return [issue('needs a title in assets/')];
    if (!code.startsWith(LOADER_IMPORT)) return [issue(`doesn't begin with: ${LOADER_IMPORT}`)];
    const waitsAt = code.indexOf(WAIT);
    const before = (waitsAt < 0 ? code : code.slice(0, waitsAt)).replace(COMMENT, blank);
    const use = GLOBAL_USE.exec(before);
    if (!use) return [];
    const lines = before.slice(0, use.index).split('\n').length - 1;
    return [issue(`uses Laurel before: ${WAIT}`, lines)];
  });
}

/** Keeps the line breaks of a comment. */
function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}
