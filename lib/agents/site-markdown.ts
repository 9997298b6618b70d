import 'server-only';
import { siteUrl } from '../config/site-address';
import { getContent } from '../docs/content';
import { siteDocument } from '../openapi/site-document';
import type { AgentSources } from './pages-markdown';

/** What this site's Markdown is made from. */
export function siteSources(): AgentSources {
  return { index: getContent(), document: siteDocument(), siteUrl };
}
