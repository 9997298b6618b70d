import 'server-only';
import { env } from '../config/env';
import { getContent } from '../docs/content';
import { siteDocument } from '../openapi/site-document';
import type { AgentSources } from './pages-markdown';

/** Address of this site with its base path, as Markdown names it. */
export const siteUrl = env.SITE_URL + env.BASE_PATH;

/** What this site's Markdown is made from. */
export function siteSources(): AgentSources {
  return { index: getContent(), document: siteDocument(), siteUrl };
}
