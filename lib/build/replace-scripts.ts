import { END_OF_PAGE_ID } from '../site/config/end-of-page-id';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** The framework's inline scripts: the bundler's entry, and the data of the page. */
const FRAMEWORK = /^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f=|^self\.__next_f\./;
const FRAMEWORK_FILE = / src="[^"]*\/_next\/static\//;
/** Inline scripts of the site, which stay: the no-flash script, and the banner of the home page. */
const OWN =
  /^var d=document\.documentElement\.dataset|^\(function\(\)\{var r=document\.documentElement/;
/** The loader, with the address of the script in its attribute. */
const LOADER = /<script data-src="[^>]*>[\s\S]*?<\/script>/;
/** The last element of a page. The loader comes before it. */
const END = `<div id="${END_OF_PAGE_ID}" hidden=""></div>`;
/** Comments by which React finds its place in the HTML. */
const REACT_MARKS = /<!--(?:\/?\$|\s)?-->/g;

/** Whether the scripts of a page have been replaced. */
function hasOwnScripts(html: string): boolean {
  return LOADER.test(html);
}

/**
 * Takes the framework's scripts out of a page: it has a script of its own, which a small script loads when the reader is
 * about to use the page.
 *
 * @param src address of the script of all such pages
 * @param loader code of the script that loads it (`lib/browser/script-loader.ts`)
 * @throws Error if the page has a script that nobody knows
 */
export function replaceScripts(html: string, src: string, loader: string): string {
  const script = `<script data-src="${src}">${loader}</script>`;
  if (hasOwnScripts(html)) return html.replace(LOADER, () => script);
  return takeOutScripts(html)
    .replace(REACT_MARKS, '')
    .replace('<div hidden=""></div>', '')
    .replace(END, () => script + END);
}

/** Takes the framework's scripts out of a page. */
function takeOutScripts(html: string): string {
  let count = 0;
  const rest = html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      if (FRAMEWORK_FILE.test(attributes)) return '';
      if (attributes.includes('application/ld+json') || OWN.test(text)) return script;
      if (!FRAMEWORK.test(text)) {
        throw new Error(
          `There is a script that is neither of the site nor known of the framework: ${(text || attributes).slice(0, 60)}`,
        );
      }
      count += 1;
      return '';
    });
  if (count === 0) throw new Error("The page has none of the framework's scripts.");
  if (!rest.includes(END)) throw new Error(`The page has no element ${END_OF_PAGE_ID}.`);
  return rest;
}
