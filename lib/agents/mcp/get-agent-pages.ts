import 'server-only';
import { readBuiltFile } from '../../content/load/built-files';
import { type AgentPage, type AgentPages, storedPages } from './agent-pages';

let pages: AgentPages | undefined;

/** The pages of this site. A server reads them from the file of its build; development makes them from the content. */
export async function getAgentPages(): Promise<AgentPages> {
  if (pages && process.env.NODE_ENV !== 'development') return pages;
  const built = readBuiltFile<AgentPage[]>('agentPages');
  pages = built ? storedPages(built) : await fromContent();
  return pages;
}

async function fromContent(): Promise<AgentPages> {
  const [{ getContent }, { createAgentPages }] = await Promise.all([
    import('../../content/load/content'),
    import('./create-agent-pages'),
  ]);
  return createAgentPages(getContent());
}
