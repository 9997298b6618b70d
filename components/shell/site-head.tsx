import { noFlashScript } from '@/lib/browser/no-flash-script';
import { BASE_PATH, withBasePath } from '@/lib/site/config/base-path';
import { END_OF_PAGE_ID } from '@/lib/site/config/end-of-page-id';
import { site } from '@/lib/site/config/site';

/** The tags in the head of every page, including not-found: the no-flash script, color scheme, the wait for the whole page, icons, OpenSearch. */
export function SiteHead() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: code of this repository that must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: noFlashScript() }} />
      <meta name="color-scheme" content="light dark" />
      <link rel="expect" href={`#${END_OF_PAGE_ID}`} blocking="render" />
      <link rel="icon" href={withBasePath(site.favicon)} type="image/svg+xml" />
      {/* At the root of a host, browsers find these two files by their names. */}
      {BASE_PATH !== '' && (
        <>
          <IconFile />
          <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
        </>
      )}
      <link
        rel="search"
        href={withBasePath('/opensearch.xml')}
        type="application/opensearchdescription+xml"
        title={site.title}
      />
    </>
  );
}

/** The link to the icon that search engines show. They read it on the home page. */
export function IconFile() {
  return <link rel="icon" href={withBasePath('/favicon.ico')} sizes="32x32" />;
}
