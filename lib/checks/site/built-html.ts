/** What a built page says about itself, read from its HTML. */
export interface BuiltHtml {
  title: string;
  description: string;
  canonical: string[];
  /** Text of every first-level heading. */
  headings: string[];
  hasBreadcrumbs: boolean;
  /** Tags that carry a `style` attribute, and style elements. */
  inlineStyles: string[];
  /** Addresses that a browser fetches by itself to show the page: scripts, styles, pictures, frames. */
  fetched: string[];
  /** Files that are fetched ahead. */
  preloaded: string[];
  /** Scripts that today's browsers run; those for browsers without modules are left out. */
  scripts: string[];
  stylesheets: string[];
  /** Addresses that a reader can follow. */
  links: string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Reads a page; works on the regular HTML that the build writes, not on any HTML. */
export function readHtml(html: string): BuiltHtml {
  // The text of inline scripts is data for the page, not part of it.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  const tags = markup.match(/<[a-z][^>]*>/gi) ?? [];
  const named = (...names: string[]) =>
    tags.filter((tag) => names.some((name) => new RegExp(`^<${name}[\\s>/]`, 'i').test(tag)));
  const given = (list: string[], name: string) => list.flatMap((tag) => attribute(tag, name) ?? []);
  const metaOf = (name: string) =>
    named('meta').find((tag) => attribute(tag, 'name') === name) ?? '';
  const linksOf = (test: (rel: string) => boolean) =>
    named('link').filter((tag) => test(attribute(tag, 'rel') ?? ''));

  return {
    title: decode(/<title>([\s\S]*?)<\/title>/.exec(markup)?.[1] ?? ''),
    description: attribute(metaOf('description'), 'content') ?? '',
    canonical: given(
      linksOf((rel) => rel === 'canonical'),
      'href',
    ),
    headings: [...markup.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) =>
      decode(text.replace(/<[^>]*>/g, '')),
    ),
    hasBreadcrumbs: named('nav').some((tag) => attribute(tag, 'aria-label') === 'Breadcrumbs'),
    inlineStyles: tags.filter((tag) => /\sstyle="/.test(tag) || /^<style\b/.test(tag)),
    fetched: [
      ...given(named('script', 'img', 'iframe', 'source', 'audio', 'video', 'embed'), 'src'),
      ...given(
        linksOf((rel) => !['canonical', 'alternate'].includes(rel)),
        'href',
      ),
      ...given(named('object'), 'data'),
    ],
    preloaded: given(
      linksOf((rel) => rel === 'preload'),
      'href',
    ),
    scripts: given(
      named('script').filter((tag) => !/\snomodule\b/i.test(tag)),
      'src',
    ),
    stylesheets: given(
      linksOf((rel) => rel === 'stylesheet'),
      'href',
    ),
    links: given(named('a'), 'href'),
  };
}
