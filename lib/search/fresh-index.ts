import 'server-only';
import { getContent } from '../docs/content';
import { buildEmbeddedIndex, embeddedEngine } from './embedded/engine';
import type { SearchEngine } from './engine';
import { buildRecords } from './records/build';

let built: { texts: readonly unknown[]; engine: SearchEngine } | null = null;

/** The embedded engine over the content as it is now; built again only when a page has changed. */
export function freshEngine(): SearchEngine {
  const content = getContent();
  const texts = [...content.pages.values()].map(({ markdown }) => markdown);
  const isSame =
    built?.texts.length === texts.length && texts.every((text, at) => built?.texts[at] === text);
  if (!built || !isSame) {
    built = { texts, engine: embeddedEngine(buildEmbeddedIndex(buildRecords(content))) };
  }
  return built.engine;
}
