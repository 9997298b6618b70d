import { PurgeCSS } from 'purgecss';

/** What the selectors of a style sheet can find in a page. */
interface Markup {
  classes: string[];
  ids: string[];
  tags: string[];
  /** Selectors of attributes without brackets, such as `name`, `name=value`, or `name^=value`. */
  attributes: string[];
  /** Custom properties that elements or scripts use. */
  variables: string[];
}

/** Attributes that only components set. The inline scripts never set them. */
export const RENDERED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'data-head',
  'data-identifier',
  'data-kind',
  'data-look',
  'data-method',
  'data-stacked',
]);

/** Results by style sheet and markup: most pages of a kind have the same. */
const results = new Map<string, Promise<string>>();

/**
 * The rules of a style sheet that apply to a page, in all states, at all widths and in print, as long as no script adds
 * elements or classes. Rules that depend on attributes stay if one of the page's small scripts could set the attribute.
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

async function reduce(css: string, { attributes, variables, ...names }: Markup): Promise<string> {
  // A list in `:is()` is as specific as its most specific part, so it stays whole if they differ.
  const choices = matches(/:is\(((?:[^()]|\([^()]*\))*)\)/g, css)
    .filter((list) => new Set(list.split(',').map(specificityOf)).size > 1)
    .join(' ');
  const found = {
    classes: [...names.classes, ...matches(/\.([\w-]+)/g, choices)],
    ids: names.ids,
    tags: [...names.tags, ...matches(/([a-z][\w-]*)/g, choices)],
    attributes: {
      names: attributes.map((selector) => selector.replace(/\W?=.*/, '')),
      values: attributes.map((selector) => selector.replace(/^[^=]*=?/, '')),
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
    attributes: attributesOf(html, css),
    variables: variablesOf(html, css),
  };
}

/** The selectors of attributes whose rules stay: all except those that only components set and the page doesn't have. */
function attributesOf(html: string, css: string): string[] {
  return matches(/\[([\w-]+(?:[$*^|~]?=[^\]]*)?)\]/g, css)
    .map((selector) => selector.replace(/\s+[is]$/, '').replaceAll(/["\\]/g, ''))
    .filter((selector) => {
      const [name = '', value] = selector.split('=');
      if (!RENDERED_ATTRIBUTES.has(name)) return true;
      return html.includes(value === undefined ? ` ${name}="` : ` ${name}="${value}"`);
    })
    .sort();
}

/** The custom properties that a page and the animations use, with those that their values use. */
function variablesOf(html: string, css: string): string[] {
  const animations = matches(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)/g, css).join('');
  const found = new Set(
    matches(/(--[\w-]+)/g, html + animations).filter((name) => css.includes(name)),
  );
  // A set also visits what is added while it is visited.
  for (const name of found) {
    for (const value of matches(new RegExp(`${name}:([^;}]*)`, 'g'), css)) {
      for (const used of matches(/var\((--[\w-]+)/g, value)) found.add(used);
    }
  }
  return [...found].sort();
}

/** What counts in the specificity of a selector: ids, then classes, attributes and states, then elements. */
function specificityOf(selector: string): string {
  return [/#/g, /[.[]|(?<!:):(?!:)/g, /(?:^|[\s>+~])[a-z]/g]
    .map((pattern) => selector.match(pattern)?.length ?? 0)
    .join();
}

/** The different texts of the first group. */
function matches(pattern: RegExp, text: string): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))];
}
