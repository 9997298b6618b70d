import type { PageInfo } from '../../content/pages/page';
import type { PageSection } from './page-sections';

/** A page in a list. */
export interface PageEntry extends Omit<PageInfo, 'lastUpdated'> {
  /** Whether lists include it. Other pages can be read by their address. */
  isListed: boolean;
}

/** A page as agents read it. */
export interface AgentPage extends PageInfo, PageEntry {
  /** The page as Markdown. */
  markdown: string;
  sections: PageSection[];
}

/** All pages: listed ones first, in reading order. */
export interface AgentPages {
  entries: readonly PageEntry[];
  read(url: string): AgentPage | undefined;
}

/** Pages that a build has stored. */
export function storedPages(pages: readonly AgentPage[]): AgentPages {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return { entries: pages, read: (url) => byUrl.get(url) };
}
