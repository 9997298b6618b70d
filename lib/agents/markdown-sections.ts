import { readingOrder } from '../content/pages/lookups';
import type { ContentIndex, Page } from '../content/pages/page';
import { pageMarkdown } from '../content/pages/page-markdown';
import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { apiMarkdown, tagsMarkdown } from './api-markdown';
import { homeMarkdown } from './home-markdown';

/** The Markdown of the pages in one part of the site. */
export interface MarkdownSection {
  title: string;
  /** The area whose index lists the pages; none for pages outside the areas. */
  area?: string;
  pages: PageMarkdown[];
}

/**
 * The Markdown of every page that the site lists, in the order of the sidebar: the pages in `/llms.txt`.
 * Each older version of an area has a separate section; pages outside the areas come last.
 */
export function markdownSections(index: ContentIndex): MarkdownSection[] {
  const toMarkdown = (page: Page) => pageMarkdown({ page, index });
  const sections: MarkdownSection[] = [
    { title: 'Start', pages: [homeMarkdown(index)] },
    { title: 'Private API', pages: [apiMarkdown(index)] },
  ];
  const inAreas = new Set<string>();
  for (const { id, label, versions } of index.areas) {
    for (const version of versions) {
      const nodes = readingOrder(index, version.name).filter(({ page }) => page.area === id);
      for (const { page } of nodes) inAreas.add(page.path);
      sections.push({
        title: version === versions[0] ? label : `${label} ${version.label}`,
        area: id,
        pages: nodes.map(({ page }) => toMarkdown(page)),
      });
    }
  }
  const rest = [...index.pages.values()].filter(({ path }) => !inAreas.has(path));
  const listed = rest.filter(({ frontMatter }) => !frontMatter.unlisted);
  const isLanding = ({ kind }: Page) => kind === 'landing';
  sections[0]?.pages.push(...listed.filter(isLanding).map(toMarkdown));
  sections.push({
    title: 'More',
    pages: [...listed.filter((page) => !isLanding(page)), ...index.standalone.values()].map(
      toMarkdown,
    ),
  });
  return sections.filter(({ pages }) => pages.length > 0);
}

/** The Markdown of every page: those of {@link markdownSections}, unlisted pages, and the tags of the API. */
export function allPagesMarkdown(index: ContentIndex): PageMarkdown[] {
  const listed = markdownSections(index).flatMap(({ pages }) => pages);
  const urls = new Set(listed.map(({ url }) => url));
  const unlisted = [...index.pages.values()]
    .filter(({ url }) => !urls.has(url))
    .map((page) => pageMarkdown({ page, index }));
  return [...listed, ...unlisted, ...tagsMarkdown()];
}
