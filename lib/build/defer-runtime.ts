import { hashedName } from './hashed-name';

/** A page whose scripts are loaded later. */
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
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** The framework's inline scripts: the bundler's entry, and the data of the page. */
const DATA = /^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f=|^self\.__next_f\./;
/** Scripts by which React completes a page that is sent in parts. Prerendered pages have none. */
const STREAMED = /\$R[A-Z]\(/;
/** Links to style sheets that the framework looks for, beside the one that loads all of them. */
const STYLE_LINKS = /<link rel="stylesheet" href="[^"]*" data-precedence="[^"]*" disabled=""\/>/g;
/** The loader, with the list of scripts in its attribute. */
const DEFERRED = /(<script data-scripts="[^>]*>)[\s\S]*?<\/script>/;
/** Comments by which React finds its place in the HTML. */
const REACT_MARKS = /<!--(?:\/?\$|\s)?-->/g;
const PLACE = '<!--scripts-->';

/** Whether the scripts of a page are deferred. */
export function isDeferred(html: string): boolean {
  return DEFERRED.test(html);
}

/** Replaces the loader of a page whose scripts are deferred. */
export function replaceLoader(html: string, loader: string): string {
  return html.replace(DEFERRED, (_, tag: string) => `${tag}${loader}</script>`);
}

/**
 * Takes the framework's scripts out of a page for good: it has scripts of its own, which a small script loads when the
 * reader is about to use the page.
 *
 * @param scripts addresses of the scripts of all such pages
 * @throws Error if the page has scripts that can't be taken out
 */
export function replaceRuntime(html: string, scripts: readonly string[], loader: string): string {
  const script = loaderWith(scripts, loader);
  if (isDeferred(html)) return html.replace(DEFERRED, () => script);
  return takeOutScripts(html)
    .html.replace(STYLE_LINKS, '')
    .replace(PLACE, () => script)
    .replace(REACT_MARKS, '')
    .replace('<div hidden=""></div>', '')
    .replaceAll(' data-precedence="next"', '');
}

/**
 * Takes the framework's scripts out of a page, and lets a small script load them at once. The inline data of the page
 * becomes the first file of the list.
 *
 * @throws Error if the page has scripts that can't be deferred
 */
export function deferRuntime(html: string, { dataAddress, loader }: Options): DeferredPage {
  const { html: rest, files, data } = takeOutScripts(html);
  const text = data.join('\n');
  const name = hashedName(text, '.js');
  const scripts = [`${dataAddress}/${name}`, ...new Set(files)];
  const script = loaderWith(scripts, loader);
  return {
    html: rest.replace(PLACE, () => script),
    scripts,
    data: { name, text },
  };
}

const loaderWith = (scripts: readonly string[], loader: string) =>
  `<script data-scripts="${scripts.join(' ')}">${loader}</script>`;

/** Takes the framework's scripts out of a page. The place of the first inline one is marked. */
function takeOutScripts(html: string) {
  const files: string[] = [];
  const data: string[] = [];
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
      return data.length === 1 ? PLACE : '';
    });
  if (data.length === 0 || files.length === 0)
    throw new Error('The page has no data or no scripts.');
  return { html: rest, files, data };
}
