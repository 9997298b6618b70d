import { en as messages } from '../../site/messages/en';
import { DEFAULT_TAG, docsTag } from '../pages/areas';
import { canonicalUrlOf } from '../pages/canonical-url';
import { getBreadcrumbs } from '../pages/lookups';
import type { ContentIndex, Page, PageInfo } from '../pages/page';
import { SITE_PAGES, type SitePage } from '../site-pages/site-pages';

/** The data for crawlers in the head of a page. */
export interface HeadPage extends PageInfo {
  /** Kind and area, such as `Method` and `SDK`. */
  labels: string[];
  isArticle: boolean;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** URL that search engines list: its own, or that of the page that has its content too. */
  canonical: string;
  /** From the home page down to the page itself. */
  breadcrumbs: { title: string; url: string }[];
  /** Filter value for search services that crawl the site. */
  tag: string;
  version: string | null;
  /** Address of a feed with the entries of the page. */
  feed?: string;
}

/** The heads of all pages of the site: those of the content and those that are code. */
export function headPages(index: ContentIndex): HeadPage[] {
  return [
    ...Object.values(SITE_PAGES).map(ofSitePage),
    ...[...index.pages.values(), ...index.standalone.values()].map((page) => ofPage(index, page)),
  ];
}

const kinds: Partial<Record<string, string>> = messages.kinds;
const home = { title: messages.home, url: SITE_PAGES.home.url };

function ofSitePage({ url, kind, title, description, isListed }: SitePage): HeadPage {
  const label = kinds[kind];
  return {
    url,
    kind,
    title,
    description,
    lastUpdated: null,
    labels: label === undefined ? [] : [label],
    isArticle: false,
    isListed,
    canonical: url,
    breadcrumbs: url === home.url ? [] : [home, { title, url }],
    tag: DEFAULT_TAG,
    version: null,
  };
}

function ofPage(index: ContentIndex, page: Page): HeadPage {
  const area = index.areas.find(({ id }) => id === page.area);
  const isDocs = index.pages.get(page.path) === page;
  const folders = getBreadcrumbs(index, page).slice(0, -1);
  return {
    url: page.url,
    kind: page.kind,
    title: page.title,
    description: page.description,
    lastUpdated: page.lastUpdated,
    labels: [kinds[page.kind], area?.label].filter((label) => label !== undefined),
    isArticle: true,
    isListed: !page.frontMatter.unlisted,
    canonical: canonicalUrlOf(index, page),
    breadcrumbs: [
      home,
      ...(isDocs && page.path !== '' ? [{ title: messages.docsRoot, url: '/docs' }] : []),
      ...folders.map((node) => ({ title: node.label, url: node.page.url })),
      { title: page.title, url: page.url },
    ],
    tag: docsTag(page.area, page.version),
    version: isDocs ? page.version : null,
    ...(page.frontMatter.feed && { feed: page.frontMatter.feed }),
  };
}
