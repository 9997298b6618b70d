import { parseFrontMatter } from './front-matter';
import type { Page } from './page';
import { parseMarkdown } from './parse';
import { pathToUrl } from './paths';
import type { PageKind } from './schema';
import type { ContentIndex } from './source';

/** A page whose text begins on line 6 of `content/docs/<path>.md`. */
export function makePage(path: string, lines: string[], kind: PageKind = 'guide'): Page {
  const file = `content/docs/${path}.md`;
  const source = ['---', 'title: Title', 'description: Text', `kind: ${kind}`, '---', ...lines];
  const parsed = parseFrontMatter(file, source.join('\n'));
  if (Array.isArray(parsed)) throw new Error(parsed[0]?.reason);
  const markdown = parseMarkdown(file, parsed.body);
  if (Array.isArray(markdown)) throw new Error(markdown[0]?.reason);
  return {
    path,
    url: pathToUrl(path),
    kind,
    title: 'Title',
    description: 'Text',
    area: path.split('/')[0] ?? null,
    version: 'current',
    locale: 'en',
    file,
    frontMatter: parsed.frontMatter,
    body: parsed.body,
    markdown,
    lastUpdated: null,
  };
}

/** An index that holds nothing but these pages. */
export function makeIndex(...pages: Page[]): ContentIndex {
  return {
    locale: 'en',
    pages: new Map(pages.map((page) => [page.path, page])),
    standalone: new Map(),
    areas: [],
  };
}
