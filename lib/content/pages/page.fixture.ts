import { parseFrontMatter } from '../load/front-matter';
import { parseMarkdown } from '../load/parse';
import { pathToUrl } from '../load/paths';
import type { PageKind } from '../load/schema';
import type { ContentIndex, Page } from './page';

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
    file,
    frontMatter: parsed.frontMatter,
    markdown,
    lastUpdated: null,
  };
}

/** A page with another text, as if its file had it. */
export function pageWithText(page: Page, text: string): Page {
  const markdown = parseMarkdown(page.file ?? page.url, text);
  if (Array.isArray(markdown)) throw new Error(markdown[0]?.reason);
  return { ...page, markdown };
}

/** An index that has only these pages. */
export function makeIndex(...pages: Page[]): ContentIndex {
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    standalone: new Map(),
    areas: [],
  };
}
