import type { HeadPage } from '@/lib/content/seo/head-page';
import { getHeadPage } from '@/lib/content/seo/heads';
import { OPEN_GRAPH_SIZE, openGraphImagePath } from '@/lib/content/seo/open-graph-image';
import { jsonLd, structuredData } from '@/lib/content/seo/structured-data';
import { site } from '@/lib/site/config/site';
import { siteAddress } from '@/lib/site/config/site-address';
import { markdownAddress } from '@/lib/site/http/markdown-address';

/** The tags of a page that crawlers read, which React moves to its head. @param path without the base path */
export function PageHead({ path }: { path: string }) {
  const page = getHeadPage(path);
  return page && <CrawlerTags page={page} />;
}

/** The tags that crawlers read and readers don't: Open Graph, Twitter, search services, JSON-LD. */
export function CrawlerTags({ page }: { page: HeadPage }) {
  const { title, feed, version } = page;
  const markdown = markdownAddress(page.url);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={siteAddress(page.canonical)} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={openGraphLocale(site.defaultLocale)} />
      <meta property="og:type" content={page.isArticle ? 'article' : 'website'} />
      <meta property="og:image" content={siteAddress(openGraphImagePath(page.url))} />
      <meta property="og:image:width" content={`${OPEN_GRAPH_SIZE.width}`} />
      <meta property="og:image:height" content={`${OPEN_GRAPH_SIZE.height}`} />
      <meta property="og:image:alt" content={[title, ...page.labels, site.title].join(', ')} />
      {/* For agents. */}
      {markdown && <link rel="alternate" type="text/markdown" href={siteAddress(markdown)} />}
      {feed && (
        <link rel="alternate" type="application/rss+xml" title={title} href={siteAddress(feed)} />
      )}
      {/* Twitter takes title, description and image from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="docsearch:language" content={site.defaultLocale} />
      {version && <meta name="docsearch:version" content={version} />}
      <meta name="docsearch:docusaurus_tag" content={page.tag} />
      {page.isListed && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the script
          dangerouslySetInnerHTML={{ __html: jsonLd(structuredData(page)) }}
        />
      )}
    </>
  );
}

/** Open Graph requires a language with a territory: `en` → `en_US`. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
