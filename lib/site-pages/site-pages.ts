import { site } from '../config/site';
import { getMessages } from '../messages';
import { API_DESCRIPTION, API_TITLE } from './api-reference-page';

/** A page of the site that is code, not content. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** What it is, in a word, for its picture. */
  kind: string | null;
  /** Files and folders that the page is made from: it changed when one of them did. */
  sources: readonly string[];
  /** Whether search engines should list it. */
  isListed: boolean;
}

const messages = getMessages(site.defaultLocale);

/** All of them; what the head, the sitemap and the pictures say about them is said here. */
export const SITE_PAGES = {
  home: {
    path: '/',
    title: site.title,
    description: site.description,
    kind: null,
    sources: ['app/page.tsx', 'app/page.module.css'],
    isListed: true,
  },
  api: {
    path: '/api',
    title: API_TITLE,
    description: API_DESCRIPTION,
    kind: messages.kinds.reference,
    sources: ['app/api', 'components/api', 'lib/api', 'lib/openapi'],
    isListed: true,
  },
  search: {
    path: '/search',
    title: messages.search,
    description: messages.searchTitle,
    kind: null,
    sources: ['app/search'],
    isListed: false,
  },
} as const satisfies Record<string, SitePage>;
