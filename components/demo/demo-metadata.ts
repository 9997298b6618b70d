import type { Metadata } from 'next';
import { sitePageMetadata } from '@/lib/content/seo/metadata';
import { DEMO_PAGES, type DemoPageName } from './pages.data';

/** The head of a page of the demo shop. Search engines list the first one only. */
export function demoMetadata(page: DemoPageName): Metadata {
  if (page === 'home') return sitePageMetadata('demo');
  const { title, description } = DEMO_PAGES[page];
  return { title: `${title}, Northlight`, description, robots: { index: false, follow: true } };
}
