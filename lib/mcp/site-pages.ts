import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { env } from '../config/env';
import { siteUrl } from '../config/site-address';
import { type AgentPages, storedPages } from './agent-pages';
import { type PagesFile, pagesFilePath } from './pages-file';

let pages: AgentPages | undefined;

/**
 * The pages of this site: those that the build left, which takes no parsing and knows the dates; in development,
 * or without them, made from the content.
 */
export async function sitePages(): Promise<AgentPages> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (pages && !isDevelopment) return pages;
  pages = (isDevelopment ? null : readStored()) ?? (await fromContent());
  return pages;
}

/** The pages of the build, if they are those of this content and this site. */
function readStored(): AgentPages | null {
  if (!existsSync(pagesFilePath())) return null;
  const file: PagesFile = JSON.parse(readFileSync(pagesFilePath(), 'utf8'));
  const isOfThisSite = file.root === env.CONTENT_ROOT && file.siteUrl === siteUrl;
  return isOfThisSite ? storedPages(file.pages) : null;
}

async function fromContent(): Promise<AgentPages> {
  const [{ getContent }, { pagesOf }] = await Promise.all([
    import('../docs/content'),
    import('./pages-of-content'),
  ]);
  return pagesOf(getContent(), siteUrl);
}
