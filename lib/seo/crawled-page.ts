import { site } from '../config/site';
import { getBreadcrumbs } from '../docs/lookups';
import type { Page } from '../docs/page';
import type { ContentIndex } from '../docs/source';
import { getMessages } from '../messages';
import { DEFAULT_TAG, docsTag } from '../search/areas';
import { SITE_PAGES, type SitePage } from '../site-pages/site-pages';

/** What crawlers learn about a page, whatever it is made from. */
export interface CrawledPage {
  path: string;
  title: string;
  description: string;
  /** What it is and where it belongs, such as `Method` and `SDK`. */
  labels: string[];
  isArticle: boolean;
  isListed: boolean;
  /** Date of the last change (`YYYY-MM-DD`), when it is known. */
  lastUpdated: string | null;
  /** The way from home to the page, itself included. */
  trail: { title: string; path: string }[];
  /** What the search's filters go by, for search services that read the pages. */
  tag: string;
  version: string | null;
}

/** Every page of the site: those of the content index and those that are code. */
export function crawledPages(index: ContentIndex): CrawledPage[] {
  return [
    ...Object.values(SITE_PAGES).map(ofSitePage),
    ...[...index.pages.values(), ...index.standalone.values()].map((page) => ofPage(index, page)),
  ];
}

/** A page by its path; `null` when there is none. */
export function findCrawledPage(index: ContentIndex, path: string): CrawledPage | null {
  const sitePage = Object.values(SITE_PAGES).find((known) => known.path === path);
  if (sitePage) return ofSitePage(sitePage);
  const isDocs = path === '/docs' || path.startsWith('/docs/');
  const page = isDocs
    ? index.pages.get(path.slice('/docs/'.length))
    : index.standalone.get(path.slice(1));
  return page ? ofPage(index, page) : null;
}

const messages = getMessages(site.defaultLocale);
const home = { title: messages.home, path: SITE_PAGES.home.path };

function ofSitePage(page: SitePage): CrawledPage {
  const { path, title, description, kind, isListed } = page;
  return {
    path,
    title,
    description,
    labels: kind === null ? [] : [kind],
    isArticle: false,
    isListed,
    lastUpdated: null,
    trail: path === home.path ? [] : [home, { title, path }],
    tag: DEFAULT_TAG,
    version: null,
  };
}

function ofPage(index: ContentIndex, page: Page): CrawledPage {
  const kinds: Partial<Record<string, string>> = messages.kinds;
  const area = index.areas.find(({ id }) => id === page.area);
  const isDocs = index.pages.get(page.path) === page;
  const folders = getBreadcrumbs(index, page).slice(0, -1);
  return {
    path: page.url,
    title: page.title,
    description: page.description,
    labels: [kinds[page.kind], area?.label].filter((label) => label !== undefined),
    isArticle: true,
    isListed: !page.frontMatter.unlisted,
    lastUpdated: page.lastUpdated,
    trail: [
      home,
      ...(isDocs && page.path !== '' ? [{ title: messages.docsRoot, path: '/docs' }] : []),
      ...folders.map((node) => ({ title: node.label, path: node.page.url })),
      { title: page.title, path: page.url },
    ],
    tag: docsTag(page.area, page.version),
    version: isDocs ? page.version : null,
  };
}
