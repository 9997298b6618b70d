import { loadContent } from '../docs/source';
import { site } from '../site';
import { buildCorpus, type SearchCorpus } from './records/build';

/** Reads the content and builds the records, for commands that run outside of the site. */
export function readCorpus(root = process.cwd()): { corpus: SearchCorpus; language: string } {
  const language = site.defaultLocale;
  const index = loadContent({ root, locale: language, drafts: false });
  return { corpus: buildCorpus(index, apiLabel()), language };
}

/** What the navbar calls the API reference. */
export function apiLabel(): string {
  return site.navbar.items.find(({ href }) => href === '/api')?.label ?? 'API';
}
