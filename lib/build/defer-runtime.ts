import { hashedName } from './hashed-name';

/** A page without the framework's scripts. */
export interface DeferredPage {
  html: string;
  /** Addresses of the scripts, in the order in which they run. */
  scripts: string[];
  /** The data of the page for the framework, as a script with the name that its content gives it. */
  data: { name: string; text: string };
}

interface Options {
  /** Address of the folder that the data is served from. */
  dataAddress: string;
  /** Code of the script that loads the others (`lib/browser/runtime-loader.ts`). */
  loader: string;
  /** Whether the page needs its scripts at once. */
  isNeededAtOnce: boolean;
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** The framework's inline scripts: the bundler's entry, and the data of the page. */
const DATA = /^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f=|^self\.__next_f\./;
/** Scripts by which React completes a page that is sent in parts. Prerendered pages have none. */
const STREAMED = /\$R[A-Z]\(/;
/** Links to style sheets that the framework looks for, beside the one that loads all of them. */
const STYLE_LINKS = /<link rel="stylesheet" href="[^"]*" data-precedence="[^"]*" disabled=""\/>/g;
/** The link that loads all style sheets of a page that began with a part of them. */
const WHOLE_STYLES = /<link[^>]* data-whole=""\/>/;
/** A list of scripts with the loader that follows it. */
const DEFERRED =
  /(<script type="application\/json" data-scripts[^>]*>[^<]*<\/script>)<script>[\s\S]*?<\/script>/;

/** Whether the scripts of a page are deferred. */
export function isDeferred(html: string): boolean {
  return DEFERRED.test(html);
}

/** Replaces the loader of a page whose scripts are deferred. */
export function replaceLoader(html: string, loader: string): string {
  return html.replace(DEFERRED, (_, list: string) => `${list}<script>${loader}</script>`);
}

/**
 * Takes the framework's scripts out of a page. Their addresses become a list in the page, which a small script loads when
 * the reader is about to use the page. The inline data of the page becomes the first file of the list. That file also adds
 * the links that only the framework looks for.
 *
 * @throws Error if the page has scripts that can't be deferred
 */
export function deferRuntime(html: string, options: Options): DeferredPage {
  const files: string[] = [];
  const data: string[] = [];
  const place = '<!--scripts-->';
  const rest = html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      const src = / src="([^"]*)"/.exec(attributes)?.[1];
      // Scripts for browsers that don't support modules are left out: none of them is supported.
      if (src !== undefined) {
        if (!attributes.includes('noModule')) files.push(src);
        return '';
      }
      if (STREAMED.test(text))
        throw new Error("The page is sent in parts, so its scripts can't be deferred.");
      if (!DATA.test(text)) return script;
      data.push(text);
      return data.length === 1 ? place : '';
    });
  if (data.length === 0 || files.length === 0)
    throw new Error('The page has no data or no scripts.');
  const links = WHOLE_STYLES.test(rest) ? (rest.match(STYLE_LINKS) ?? []) : [];
  const text = [...addLinks(links), ...data].join('\n');
  const name = hashedName(text, '.js');
  const scripts = [`${options.dataAddress}/${name}`, ...new Set(files)];
  const now = options.isNeededAtOnce ? ' data-now=""' : '';
  return {
    html: links
      .reduce((page, link) => page.replace(link, ''), rest)
      .replace(
        place,
        () =>
          `<script type="application/json" data-scripts=""${now}>${JSON.stringify(scripts)}</script><script>${options.loader}</script>`,
      ),
    scripts,
    data: { name, text },
  };
}

/** A script that puts links back where they were, before the framework runs. */
function addLinks(links: readonly string[]): string[] {
  if (links.length === 0) return [];
  const html = JSON.stringify(links.join(''));
  return [`document.querySelector("[data-whole]").insertAdjacentHTML("afterend",${html});`];
}
