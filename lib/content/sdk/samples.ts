import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages/page';
import { readFenceMeta, withoutRemovedLines } from '../plugins/fence-meta';

/** The sample that defines `laurelLoaded`. */
const LOADER = 'assets/laurel-loaded.js';

/** First line of every other plain script. */
export const LOADER_START = /^import \{ laurelLoaded \} from '\.\/laurel-loaded\.js';/;

const GLOBAL_USE = /(?<![\w$.'/-])Laurel\b(?!['"\w])/;

/** What makes a code sample a plain script. */
interface SampleParts {
  language: string;
  area: string | null;
  title: string | null;
  code: string;
}

/** A plain script that uses the SDK. Pages run it, and so do tests. */
export interface ScriptSample {
  /** Its page and its file: `modules-rewards-methods-redeemReward-redeem`. */
  id: string;
  page: Page;
  /** Path of its file in a theme. */
  title: string;
  code: string;
}

/** Whether a sample is a plain script that uses the SDK. */
export function isScriptSample({ language, area, code, title }: SampleParts): boolean {
  return language === 'js' && area === 'Sdk' && title !== LOADER && GLOBAL_USE.test(code);
}

/** The plain script of a code block; `null` if it has none. */
export function scriptSampleOf({ lang, meta, value }: Code, page: Page): ScriptSample | null {
  const { title } = readFenceMeta(meta ?? '');
  const code = withoutRemovedLines(value);
  if (!title || !isScriptSample({ language: lang ?? '', area: page.area, title, code }))
    return null;
  const names = [...page.path.split('/').slice(1), title.replace(/^.*\/|\.js$/g, '')];
  return { id: names.join('-'), page, title, code };
}

/** All plain scripts of the pages. */
export function scriptSamples(pages: Iterable<Page>): ScriptSample[] {
  return [...pages].flatMap((page) =>
    codeBlocks(page).flatMap((node) => scriptSampleOf(node, page) ?? []),
  );
}

/** Code of the module that every plain script imports. @throws Error if no page has it */
export function loaderCode(pages: Iterable<Page>): string {
  for (const page of pages) {
    const node = codeBlocks(page).find(({ meta }) => readFenceMeta(meta ?? '').title === LOADER);
    if (node) return node.value;
  }
  throw new Error(`No page has the sample ${LOADER}.`);
}

function codeBlocks({ area, markdown }: Page): Code[] {
  const nodes: Code[] = [];
  if (area === 'Sdk') visit(markdown.tree, 'code', (node: Code) => void nodes.push(node));
  return nodes;
}
