import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptHashes } from '../http/script-hashes';
import type { BuiltPage } from './built-pages';

const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;
/** Scripts with an address are allowed by where they come from; data is no script. */
const IS_FETCHED_OR_DATA = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** Hashes of the inline scripts of a page, as a policy names them, each once. */
export function inlineScriptSources(html: string): string[] {
  const found = [...html.matchAll(INLINE_SCRIPT)].flatMap(({ groups }) =>
    groups?.code && !IS_FETCHED_OR_DATA.test(groups.attributes ?? '')
      ? [`'sha256-${createHash('sha256').update(groups.code).digest('base64')}'`]
      : [],
  );
  return [...new Set(found)];
}

/** The inline scripts of a whole build; those that all pages have are named once. */
export function findScriptHashes(folder: string, pages: readonly BuiltPage[]): ScriptHashes {
  const sources = new Map(
    pages.map(({ path, file }) => [
      path,
      inlineScriptSources(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
  const [first = [], ...others] = [...sources.values()];
  const shared = first.filter((source) => others.every((list) => list.includes(source)));
  const own = (path: string) =>
    (sources.get(path) ?? []).filter((source) => !shared.includes(source));
  const { '/_not-found': notFound = [], ...byPath } = Object.fromEntries(
    [...sources.keys()].map((path) => [path, own(path)]),
  );
  return { shared, pages: byPath, notFound };
}
