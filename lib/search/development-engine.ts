import 'server-only';
import { getContent } from '../content/load/content';
import type { SearchEngine } from './engine';
import { buildMinisearchIndex, minisearchEngine } from './minisearch/engine';
import { buildRecords } from './records/build';

let built: { texts: readonly unknown[]; engine: SearchEngine } | null = null;

/** Returns an engine for the current content. Rebuilds it only after a page has changed. */
export function developmentEngine(): SearchEngine {
  const content = getContent();
  const texts = [...content.pages.values()].map(({ markdown }) => markdown);
  const isSame =
    built?.texts.length === texts.length &&
    texts.every((text, index) => built?.texts[index] === text);
  if (!built || !isSame) {
    built = { texts, engine: minisearchEngine(buildMinisearchIndex(buildRecords(content))) };
  }
  return built.engine;
}
