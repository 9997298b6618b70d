import type { Metadata } from 'next';
import { site } from '../../site/config/site';
import { siteAddress } from '../../site/config/site-address';
import { getPageData, type PageData } from '../pages/page-data';
import { SITE_PAGES } from '../site-pages/site-pages';

/**
 * The tags in the head of a page that change when a reader navigates. Browsers use them for bookmarks and sharing. Tags
 * for crawlers only are in `components/shell/page-head.tsx`.
 */

/** The head of a docs page by its path below `/docs`. */
export function docMetadata(path: string): Metadata {
  const data = getPageData(path);
  return data ? pageMetadata(data) : {};
}

/** The head of a page of the content. */
export function pageMetadata({ page, canonicalUrl }: PageData): Metadata {
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: canonicalUrl },
    ...(page.frontMatter.unlisted && { robots: { index: false, follow: false } }),
  };
}

/** The head of a page that is code. */
export function sitePageMetadata(name: keyof typeof SITE_PAGES): Metadata {
  const { title, description, url, isListed } = SITE_PAGES[name];
  return {
    title: title === site.title ? { absolute: title } : title,
    description,
    alternates: { canonical: siteAddress(url) },
    ...(!isListed && { robots: { index: false, follow: true } }),
  };
}
