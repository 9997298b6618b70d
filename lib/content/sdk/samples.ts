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

/** A titled code sample of the SDK: a module. */
export interface SdkSample {
  /** Its page and its file: `modules-rewards-methods-redeemReward-redeem`. */
  id: string;
  page: Page;
  /** Path of its file in a theme or an app. */
  title: string;
  language: string;
  code: string;
}

/** Whether a sample is a plain script that uses the SDK. */
export function isScriptSample({ language, area, code, title }: SampleParts): boolean {
  return language === 'js' && area === 'Sdk' && title !== LOADER && GLOBAL_USE.test(code);
}

/** Files that only a server of Next.js renders: whole documents, and components that wait. */
export const ON_SERVER = /^app\/(?:.*\/)?(?:layout|page)\.tsx$/;

const isRunnable = (sample: SdkSample) =>
  isScriptSample({ ...sample, area: sample.page.area }) ||
  (sample.language === 'tsx' && !ON_SERVER.test(sample.title));

/** The sample of a code block if pages run it, and so do tests: a plain script or React components. */
export function runnableSampleOf(node: Code, page: Page): SdkSample | null {
  const sample = page.area === 'Sdk' ? sampleOf(node, page) : null;
  return sample && isRunnable(sample) ? sample : null;
}

/** All titled samples of the SDK. */
export function sdkSamples(pages: Iterable<Page>): SdkSample[] {
  return [...pages]
    .filter(({ area }) => area === 'Sdk')
    .flatMap((page) => {
      const samples: SdkSample[] = [];
      visit(page.markdown.tree, 'code', (node: Code) => {
        const sample = sampleOf(node, page);
        if (sample) samples.push(sample);
      });
      return samples;
    });
}

/** All samples that pages run. */
export const runnableSamples = (pages: Iterable<Page>): SdkSample[] =>
  sdkSamples(pages).filter(isRunnable);

/** All plain scripts. */
export const scriptSamples = (pages: Iterable<Page>): SdkSample[] =>
  runnableSamples(pages).filter(({ language }) => language === 'js');

/** Code of the module that every plain script imports. @throws Error if no page has it */
export function loaderCode(pages: Iterable<Page>): string {
  const loader = sdkSamples(pages).find(({ title }) => title === LOADER);
  if (!loader) throw new Error(`No page has the sample ${LOADER}.`);
  return loader.code;
}

function sampleOf({ lang, meta, value }: Code, page: Page): SdkSample | null {
  const { title } = readFenceMeta(meta ?? '');
  if (!title) return null;
  const names = [...page.path.split('/').slice(1), title.replace(/^.*\/|\.\w+$/g, '')];
  return {
    id: names.join('-'),
    page,
    title,
    language: lang ?? '',
    code: withoutRemovedLines(value),
  };
}
