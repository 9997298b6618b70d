import 'server-only';
import { siteDocument } from '../api/site-document';
import { getContent } from '../docs/content';
import { env } from '../env';
import type { AgentSources } from './twins';

/** Address of this site with its base path, as Markdown names it. */
export const siteUrl = env.SITE_URL + env.BASE_PATH;

/** What this site's Markdown is made from. */
export function siteSources(): AgentSources {
  return { index: getContent(), document: siteDocument(), siteUrl };
}
