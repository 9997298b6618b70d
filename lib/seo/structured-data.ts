import { site } from '../config/site';
import { siteAddress } from '../config/site-address';
import { SITE_PAGES } from '../site-pages/site-pages';
import type { CrawledPage } from './crawled-page';
import { openGraphImagePath } from './open-graph-image';

/** A node of schema.org data. */
export interface SchemaNode {
  '@type': string;
  [property: string]: unknown;
}

/** What a page is in the terms of schema.org: its place, the article, or the site with its search. */
export function structuredData(page: CrawledPage): SchemaNode[] {
  if (page.path === SITE_PAGES.home.path) return [websiteWithSearch()];
  return page.isArticle ? [article(page), breadcrumbs(page)] : [breadcrumbs(page)];
}

/** The text of a JSON-LD script; nothing in it can end the script. */
export function jsonLd(nodes: readonly SchemaNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}

function website(): SchemaNode {
  return { '@type': 'WebSite', name: site.title, url: siteAddress('/') };
}

function websiteWithSearch(): SchemaNode {
  return {
    ...website(),
    description: site.description,
    inLanguage: site.defaultLocale,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteAddress(SITE_PAGES.search.path)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function article(page: CrawledPage): SchemaNode {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    ...(page.lastUpdated && { dateModified: page.lastUpdated }),
    image: siteAddress(openGraphImagePath(page.path)),
    url: siteAddress(page.path),
    isPartOf: website(),
  };
}

function breadcrumbs({ trail }: CrawledPage): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      item: siteAddress(path),
    })),
  };
}
