import { PurgeCSS } from 'purgecss';

/** What the selectors of a style sheet can find in a page. */
interface Markup {
  classes: string[];
  ids: string[];
  tags: string[];
  /** Custom properties that elements or scripts use. */
  variables: string[];
}

/** Results by style sheet and markup: most pages of a kind have the same. */
const results = new Map<string, Promise<string>>();

/**
 * The rules of a style sheet that apply to a page, in all states, at all widths and in print, as long as no script adds
 * elements or classes. Rules that depend on attributes stay: the page's small scripts set some.
 *
 * @param css whole style sheet
 * @param html whole page
 */
export function usedStyles(css: string, html: string): Promise<string> {
  const markup = markupOf(html, css);
  const key = JSON.stringify([css, markup]);
  const result = results.get(key) ?? reduce(css, markup);
  results.set(key, result);
  return result;
}

async function reduce(css: string, { variables, ...names }: Markup): Promise<string> {
  const found = {
    ...names,
    attributes: {
      names: matches(/\[([\w-]+)/g, css),
      values: matches(/\[[\w-]+[$*^|~]?="?([^"\]]*)/g, css).map((value) =>
        value.replaceAll('\\', ''),
      ),
    },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => found }],
    keyframes: true,
    variables: true,
    safelist: { variables },
  });
  if (!result) throw new Error('The style sheet could not be reduced to what a page uses.');
  return result.css;
}

/** The names in a page that also occur in a style sheet. */
function markupOf(html: string, css: string): Markup {
  const shared = (names: string[]) =>
    [...new Set(names)].filter((name) => css.includes(name)).sort();
  return {
    classes: shared(matches(/ class="([^"]*)"/g, html).flatMap((names) => names.split(/\s+/))),
    ids: shared(matches(/ id="([^"]*)"/g, html).filter((id) => css.includes(`#${id}`))),
    tags: shared(matches(/<([a-z][\w-]*)/g, html)),
    variables: shared(matches(/(--[\w-]+)/g, html)),
  };
}

/** The different texts of the first group. */
function matches(pattern: RegExp, text: string): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))];
}
