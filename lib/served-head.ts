import 'server-only';
import { withBasePath } from './base-path';
import { bootScript } from './boot-script';
import { findCrawledPage } from './crawl/crawled-page';
import { crawlerTags } from './crawl/crawler-tags';
import { getContent } from './docs/content';
import type { HeadTag } from './head-tag';
import { site } from './site';

/** Puts the tags of every page where the part that writes the HTML finds them; see `HeadTag`. */
export function provideServedHead(): void {
  globalThis.servedHead = (path) => {
    const page = findCrawledPage(getContent(), path);
    return [...siteTags(), ...(page ? crawlerTags(page) : [])];
  };
}

/** The same on every page, not-found included: what runs before the first paint, icons, and the search for browsers. */
function siteTags(): HeadTag[] {
  return [
    { tag: 'script', attributes: {}, text: bootScript() },
    link('icon', site.favicon, { type: 'image/svg+xml' }),
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('search', '/opensearch.xml', {
      type: 'application/opensearchdescription+xml',
      title: site.title,
    }),
  ];
}

function link(rel: string, path: string, attributes: Record<string, string> = {}): HeadTag {
  return { tag: 'link', attributes: { rel, href: withBasePath(path), ...attributes } };
}
