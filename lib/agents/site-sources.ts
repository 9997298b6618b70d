import 'server-only';
import { siteUrl } from '../config/site-address';
import { getContent } from '../docs/content';
import { siteDocument } from '../openapi/site-document';
import type { MarkdownSources } from './markdown-sections';

/** The sources of this site's Markdown. */
export function siteSources(): MarkdownSources {
  return { index: getContent(), document: siteDocument(), siteUrl };
}
