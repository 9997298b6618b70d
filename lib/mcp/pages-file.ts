import { join } from 'node:path';
import type { AgentPage } from './agent-pages';

/** Everything that agents may read, as the build writes it. */
export interface PagesFile {
  /** Folder of the content that it was made from, as the environment names it. */
  root: string;
  /** The site that its links lead to. */
  siteUrl: string;
  pages: AgentPage[];
}

/** Where the build leaves it: one literal path, so that the bundler sees which file the server needs. */
export function pagesFilePath(): string {
  return join(process.cwd(), 'lib/mcp/generated/pages.json');
}
