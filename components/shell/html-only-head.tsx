import 'server-only';
import type { ReactElement, ReactNode } from 'react';
import { noFlashScript } from '@/lib/browser/no-flash-script';
import { BASE_PATH, withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { ContentError } from '@/lib/docs/content-error';
import { crawlerTags } from '@/lib/seo/crawler-tags';
import type { HeadTag } from '@/lib/seo/head-tag';
import { getHeadPage } from '@/lib/seo/heads';
import { FIRST_PAINT_MARKER_ID } from './first-paint-marker';

declare global {
  /**
   * Renders the head tags of the page at a path. A global, because content is loaded in the module graph of server
   * components and the HTML is written in that of client components: the two have only the process in common.
   */
  var renderHtmlOnlyHead: ((path: string) => ReactNode) | undefined;
}

/**
 * Provides the head tags that are sent only in the HTML. Everything that components and the metadata of Next.js render
 * is sent twice, in the HTML and in the page's data for React. Crawlers and the first paint need these tags only in the
 * HTML, and sending them once keeps the page within its size budget.
 */
export function provideHtmlOnlyHead(): void {
  globalThis.renderHtmlOnlyHead = (path) => [...siteTags(path), ...pageTags(path)].map(toElement);
}

function pageTags(path: string): HeadTag[] {
  try {
    const page = getHeadPage(path);
    return page ? crawlerTags(page) : [];
  } catch (error) {
    // The page shows the error. Thrown here, it would end the response, and the browser would show nothing.
    if (error instanceof ContentError) return [];
    throw error;
  }
}

function toElement({ tag: Tag, attributes, text }: HeadTag): ReactElement {
  return (
    <Tag
      key={JSON.stringify(attributes)}
      {...attributes}
      {...(text && { dangerouslySetInnerHTML: { __html: text } })}
    />
  );
}

/** The tags of every page, including not-found: the no-flash script, color scheme, the wait for the whole page, icons, OpenSearch. */
function siteTags(path: string): HeadTag[] {
  return [
    { tag: 'script', attributes: {}, text: noFlashScript() },
    // As metadata of Next.js, this tag would be replaced at every navigation, and the browser would compute all styles twice.
    { tag: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
    {
      tag: 'link',
      attributes: { rel: 'expect', href: `#${FIRST_PAINT_MARKER_ID}`, blocking: 'render' },
    },
    link('icon', site.favicon, { type: 'image/svg+xml' }),
    // At the root of a host, browsers find these two files by their names. Search engines need a link to an icon's file on
    // the home page, and the build writes the icon above into the page.
    ...(BASE_PATH === '' && path !== '/' ? [] : [link('icon', '/favicon.ico', { sizes: '32x32' })]),
    ...(BASE_PATH === '' ? [] : [link('apple-touch-icon', '/apple-touch-icon.png')]),
    link('search', '/opensearch.xml', {
      type: 'application/opensearchdescription+xml',
      title: site.title,
    }),
  ];
}

function link(rel: string, path: string, attributes: Record<string, string> = {}): HeadTag {
  return { tag: 'link', attributes: { rel, href: withBasePath(path), ...attributes } };
}
