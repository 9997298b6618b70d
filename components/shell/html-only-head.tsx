import 'server-only';
import type { ReactElement, ReactNode } from 'react';
import { LAST_OF_PAGE_ID } from '../../lib/browser/first-paint-marker';
import { bootScript } from '../../lib/browser/no-flash-script';
import { BASE_PATH, withBasePath } from '../../lib/config/base-path';
import { site } from '../../lib/config/site';
import { getContent } from '../../lib/docs/content';
import { findCrawledPage } from '../../lib/seo/crawled-page';
import { crawlerTags } from '../../lib/seo/crawler-tags';
import type { HeadTag } from '../../lib/seo/head-tag';

declare global {
  /**
   * The tags of a page by its path, for the part that writes its HTML: content is read where pages are rendered, and
   * these are two module graphs of one process, which share nothing else.
   */
  var servedHead: ((path: string) => ReactNode) | undefined;
}

/**
 * Makes ready the tags that are sent with the HTML only. All that components and the framework's metadata render stands
 * a second time in the data that a page carries for the browser; nobody looks for these there, and a page has a budget.
 */
export function provideServedHead(): void {
  globalThis.servedHead = (path) => {
    const page = findCrawledPage(getContent(), path);
    return [...siteTags(), ...(page ? crawlerTags(page) : [])].map(toElement);
  };
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

/** The same on every page, not-found included: what runs before the first paint, icons, and the search for browsers. */
function siteTags(): HeadTag[] {
  return [
    { tag: 'script', attributes: {}, text: bootScript() },
    {
      tag: 'link',
      attributes: { rel: 'expect', href: `#${LAST_OF_PAGE_ID}`, blocking: 'render' },
    },
    link('icon', site.favicon, { type: 'image/svg+xml' }),
    // At the root of a host they are found by their names.
    ...(BASE_PATH === ''
      ? []
      : [
          link('icon', '/favicon.ico', { sizes: '32x32' }),
          link('apple-touch-icon', '/apple-touch-icon.png'),
        ]),
    link('search', '/opensearch.xml', {
      type: 'application/opensearchdescription+xml',
      title: site.title,
    }),
  ];
}

function link(rel: string, path: string, attributes: Record<string, string> = {}): HeadTag {
  return { tag: 'link', attributes: { rel, href: withBasePath(path), ...attributes } };
}
