import { env } from '../../site/config/env';
import { site } from '../../site/config/site';
import { en as messages } from '../../site/messages/en';
import type { PageInfo } from '../pages/page';
import { API_DESCRIPTION, API_TITLE } from './api-reference-page';
import { DEMO_DESCRIPTION, DEMO_TITLE } from './demo-page';

/** A page of the site that is code, not content. */
export interface SitePage extends Omit<PageInfo, 'lastUpdated'> {
  /** Files and folders that the page is made from: it changed when one of them did. */
  sources: readonly string[];
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** All pages that are code, as the head, the sitemap and the Open Graph images describe them. */
export const SITE_PAGES = {
  home: {
    url: '/',
    title: site.title,
    description: site.description,
    kind: 'landing',
    sources: ['app/page.tsx', 'app/page.module.css'],
    isListed: true,
  },
  api: {
    url: '/api',
    title: API_TITLE,
    description: API_DESCRIPTION,
    kind: 'reference',
    sources: ['app/api', 'components/api', 'lib/api'],
    isListed: true,
  },
  demo: {
    url: '/demo',
    title: DEMO_TITLE,
    description: DEMO_DESCRIPTION,
    kind: 'page',
    sources: ['app/demo', 'components/demo'],
    isListed: env.SANDBOX,
  },
  search: {
    url: '/search',
    title: messages.search,
    description: messages.searchTitle,
    kind: 'page',
    sources: ['app/search'],
    isListed: false,
  },
} as const satisfies Record<string, SitePage>;
