import { site } from '../../site/config/site';
import { siteAddress } from '../../site/config/site-address';
import { markdownAddress } from '../../site/http/markdown-address';
import type { HeadPage } from './head-page';
import type { HeadTag } from './head-tag';
import { OPEN_GRAPH_SIZE, openGraphImagePath } from './open-graph-image';
import { jsonLd, structuredData } from './structured-data';

/** The tags that crawlers read and readers don't: Open Graph, Twitter, search services, JSON-LD. */
export function crawlerTags(page: HeadPage): HeadTag[] {
  return [
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', siteAddress(page.canonical)),
    property('og:site_name', site.title),
    property('og:locale', openGraphLocale(site.defaultLocale)),
    property('og:type', page.isArticle ? 'article' : 'website'),
    property('og:image', siteAddress(openGraphImagePath(page.url))),
    property('og:image:width', `${OPEN_GRAPH_SIZE.width}`),
    property('og:image:height', `${OPEN_GRAPH_SIZE.height}`),
    property('og:image:alt', [page.title, ...page.labels, site.title].join(', ')),
    ...markdownLink(page.url),
    ...(page.feed ? [feedLink(page.title, page.feed)] : []),
    // Twitter takes title, description and image from the tags above.
    named('twitter:card', 'summary_large_image'),
    named('docsearch:language', site.defaultLocale),
    ...(page.version ? [named('docsearch:version', page.version)] : []),
    named('docsearch:docusaurus_tag', page.tag),
    ...(page.isListed
      ? [
          {
            tag: 'script' as const,
            attributes: { type: 'application/ld+json' },
            text: jsonLd(structuredData(page)),
          },
        ]
      : []),
  ];
}

/** The link to the page Markdown, for agents. */
function markdownLink(path: string): HeadTag[] {
  const address = markdownAddress(path);
  if (!address) return [];
  const attributes = { rel: 'alternate', type: 'text/markdown', href: siteAddress(address) };
  return [{ tag: 'link', attributes }];
}

function feedLink(title: string, path: string): HeadTag {
  const attributes = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title,
    href: siteAddress(path),
  };
  return { tag: 'link', attributes };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

/** Open Graph requires a language with a territory: `en` → `en_US`. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
