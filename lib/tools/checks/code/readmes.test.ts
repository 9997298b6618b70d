import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { topicNames } from '../../../api/webhooks/topic-names';
import { WINGS } from './folder-imports.data.mjs';
import { ROOT } from './source-files';

const WING_LINES = 60;
/** The most lines of a README that isn't that of a wing. */
const MAX_LINES: Readonly<Record<string, number>> = { 'README.md': 150 };

const wings = readdirSync(join(ROOT, 'lib'));
const atRoot = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];
const readmes = [...atRoot, ...wings.map((wing) => `lib/${wing}/README.md`)].filter(isThere);
/** Also what a README left to a file beside it. */
const guides = wings.flatMap((wing) =>
  readdirSync(join(ROOT, 'lib', wing))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `lib/${wing}/${name}`),
);

function isThere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

describe('a README', () => {
  const limited = readmes.filter((file) => file.startsWith('lib/') || file in MAX_LINES);

  it.each(limited)('%s is short', (file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES[file] ?? WING_LINES);
  });

  it.each([...readmes, ...guides])('%s names only files and folders that exist', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replace(/^```.*?^```/gms, '');
    expect(text.split('\n').flatMap((line) => missingPaths(line, dirname(file)))).toEqual([]);
  });
});

it.each(Object.keys(WINGS).filter((wing) => isThere(`lib/${wing}`)))(
  'lib/%s has a README',
  (wing) => {
    expect(isThere(`lib/${wing}/README.md`)).toBe(true);
  },
);

/** The paths in a line that exist neither in the folder of the file, nor at the root, nor beside or in a path before. */
function missingPaths(line: string, folder: string): string[] {
  const missing: string[] = [];
  const folders = [folder, '.'];
  const named = [...line.matchAll(/`([^`]+)`|\]\(([^)#]+)(?:#[^)]*)?\)/g)];
  for (const path of named.map(([, code, target]) => code ?? target ?? '').filter(isPath)) {
    const found = folders.map((base) => join(base, path)).find(isThere);
    if (found === undefined) missing.push(path);
    else folders.push(found, dirname(found));
  }
  return missing;
}

const OUR_FILE = /\.(?:tsx?|mjs|md|css|ya?ml|json)$/;
/** What the tools write, and packages. */
const GENERATED = /^(?:\.(?:data|generated|next)|node_modules)(?:\/|$)|^public\/(?:robots|sitemap)/;
const ENDING = /^\.\w+$/;
const MEDIA_TYPE = /^(?:application|text)\/[\w.+-]+$/;

/** Whether a text is a path, and not an address, a command, a glob, a placeholder, or the name of something else. */
function isPath(text: string): boolean {
  if (!/^[\w.@[\]-][\w.@[\]/-]*$/.test(text) || text.startsWith('@')) return false;
  if ([GENERATED, ENDING, MEDIA_TYPE].some((other) => other.test(text))) return false;
  if ((topicNames as readonly string[]).includes(text)) return false;
  return text.includes('/') || OUR_FILE.test(text);
}
