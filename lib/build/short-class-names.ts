/** A class of a CSS Module as the bundler writes it: a hash and the name in the source, such as `Gff8MG_root`. */
const CLASS = /\.(_?[\w-]{6}_\w+)/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

/** Short class names by the names that the bundler gave. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Gives each class of CSS Modules a short name, because the hashes are a twentieth of a compressed page with its styles.
 * The names are the same for all pages: a page can replace another one without a full page load.
 */
export function shortNamesOf(sheets: Iterable<string>): ShortNames {
  const names = new Set<string>();
  for (const sheet of sheets) for (const [, name = ''] of sheet.matchAll(CLASS)) names.add(name);
  return new Map([...names].sort().map((name, index) => [name, `_${index.toString(36)}`]));
}

/** A style sheet with the short names. */
export function shortenInStyles(css: string, names: ShortNames): string {
  return css.replace(CLASS, (selector, name: string) => `.${names.get(name) ?? selector.slice(1)}`);
}

/** A page with the short names. */
export function shortenInPage(html: string, names: ShortNames): string {
  return html.replace(CLASS_ATTRIBUTE, (_, list: string) => {
    const classes = list.split(' ').map((name) => names.get(name) ?? name);
    return ` class="${classes.join(' ')}"`;
  });
}
