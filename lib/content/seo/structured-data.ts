import { site } from '../../site/config/site';
import { siteAddress } from '../../site/config/site-address';
import { SITE_PAGES } from '../site-pages/site-pages';
import type { HeadPage } from './head-page';
import { openGraphImagePath } from './open-graph-image';

/** A node of schema.org data. */
export interface SchemaNode {
  '@type': string;
  [property: string]: unknown;
}

/** A page in terms of schema.org: its breadcrumbs and the article, or for the home page the site with its search. */
export function structuredData(page: HeadPage): SchemaNode[] {
  if (page.url === SITE_PAGES.home.url) return [websiteWithSearch()];
  return page.isArticle ? [article(page), breadcrumbList(page)] : [breadcrumbList(page)];
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
        urlTemplate: `${siteAddress(SITE_PAGES.search.url)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function article(page: HeadPage): SchemaNode {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    ...(page.lastUpdated && { dateModified: page.lastUpdated }),
    image: siteAddress(openGraphImagePath(page.url)),
    url: siteAddress(page.url),
    isPartOf: website(),
  };
}

function breadcrumbList({ breadcrumbs }: HeadPage): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteAddress(url),
    })),
  };
}
