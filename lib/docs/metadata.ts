import type { Metadata } from 'next';
import { site } from '../site';
import type { PageData } from './page-data';

/** What the head of a page says to browsers and crawlers. */
export function pageMetadata({ page, canonicalUrl }: PageData): Metadata {
  return {
    title: page.title,
    description: page.description,
    ...(page.frontMatter.keywords && { keywords: page.frontMatter.keywords }),
    alternates: { canonical: canonicalUrl },
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
