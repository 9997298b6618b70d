import type { Metadata } from 'next';
import { site } from '../site';
import { getPageData, type PageData } from './page-data';

/** The head of a docs page by its path below `/docs`. */
export function docMetadata(path: string): Metadata {
  const data = getPageData(path);
  return data ? pageMetadata(data) : {};
}

/** What the head of a page says to browsers and crawlers. */
export function pageMetadata({ page, canonicalUrl }: PageData): Metadata {
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: canonicalUrl, types: { 'text/markdown': `${canonicalUrl}.md` } },
    openGraph: {
      type: 'article',
      title: page.title,
      description: page.description,
      url: canonicalUrl,
      siteName: site.title,
      locale: page.locale,
    },
    ...(page.frontMatter.unlisted && { robots: { index: false, follow: false } }),
  };
}
