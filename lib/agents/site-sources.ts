import 'server-only';
import { siteDocument } from '../api/openapi/site-document';
import { getContent } from '../content/load/content';
import { siteUrl } from '../site/config/site-address';
import type { MarkdownSources } from './markdown-sections';

/** The sources of this site's Markdown. */
export function siteSources(): MarkdownSources {
  return { index: getContent(), document: siteDocument(), siteUrl };
}
