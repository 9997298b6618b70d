import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ScriptHashes } from '../site/http/script-hashes';
import { type BuiltPage, GLOBAL_ERROR_PAGE } from './built-pages';

/** Type of structured data, which browsers don't run. */
const DATA_TYPE = 'application/ld+json';

/** Hashes of the inline scripts of a page in the form of the policy, without repetitions. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  visit(fromHtml(html), 'element', (element) => {
    if (!isInlineScript(element)) return;
    const hash = createHash('sha256').update(textOf(element)).digest('base64');
    hashes.add(`'sha256-${hash}'`);
  });
  return [...hashes];
}

/** The policy allows scripts with an address by their origin, and data is not executed. */
function isInlineScript({ tagName, properties, children }: Element): boolean {
  return (
    tagName === 'script' &&
    children.length > 0 &&
    properties.src === undefined &&
    properties.type !== DATA_TYPE
  );
}

/** Beginning of the subject of a button that runs a sample, in HTML (`lib/content/tags/run.ts`). */
const SAMPLE_SUBJECT = '{&quot;sample&quot;:';

/** The hashes of all pages of a build. The global error page is left out: the framework sends it itself. */
export function findScriptHashes(folder: string, pages: readonly BuiltPage[]): ScriptHashes {
  const hashes = new Map<string, string[]>();
  const frames: string[] = [];
  for (const { path, file } of pages) {
    if (path === GLOBAL_ERROR_PAGE) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    hashes.set(path, inlineScriptHashes(html));
    if (html.includes(SAMPLE_SUBJECT)) frames.push(path);
  }
  const counts = new Map<string, number>();
  for (const hash of [...hashes.values()].flat()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const shared = [...counts].flatMap(([hash, count]) => (count > hashes.size / 2 ? hash : []));
  const { '/_not-found': notFound = [], ...byPath } = Object.fromEntries(
    [...hashes].map(([path, list]) => [path, list.filter((hash) => !shared.includes(hash))]),
  );
  return { shared, pages: byPath, frames, notFound };
}
