import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ValidFile } from './markdown-file';

const FOLDER = '.generated/parsed';

interface StoredFile {
  /** Hash of the text that was parsed. */
  source: string;
  parsed: ValidFile;
}

/**
 * Parsed Markdown files that outlive a process: the dev server parses only what has changed since it ran last, and its
 * processes share what one of them has parsed. It keeps one text of each file, for one version of the code that parses.
 */
export class ParseCache {
  /** Null if nothing can be stored: then everything is parsed, as without a cache. */
  private readonly folder: string | null;

  /**
   * @param version of the code that parses
   * @param parent folder of this and other versions; those are removed
   */
  constructor(version = parserVersion, parent = FOLDER) {
    this.folder = openFolder(version, parent);
  }

  /** What was stored for a file with this text, or null. */
  read(file: string, source: string): ValidFile | null {
    if (this.folder === null) return null;
    try {
      const stored: StoredFile = deserialize(readFileSync(join(this.folder, hashOf(file))));
      return stored.source === hashOf(source) ? stored.parsed : null;
    } catch {
      return null;
    }
  }

  /** Stores a parsed file for the next process, in place of an older text. */
  store(file: string, source: string, parsed: ValidFile): void {
    if (this.folder === null) return;
    const stored: StoredFile = { source: hashOf(source), parsed };
    const path = join(this.folder, hashOf(file));
    // Another process may read the file while it is written.
    const unfinished = `${path}-${randomUUID()}`;
    try {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(unfinished, serialize(stored));
      renameSync(unfinished, path);
    } catch {
      // The file is parsed again by the next process.
      rmSync(unfinished, { force: true });
    }
  }
}

function openFolder(version: () => string, parent: string): string | null {
  try {
    const name = version();
    mkdirSync(join(parent, name), { recursive: true });
    for (const other of readdirSync(parent)) {
      if (other !== name) rmSync(join(parent, other), { recursive: true, force: true });
    }
    return join(parent, name);
  } catch {
    return null;
  }
}

/** A hash of the code in this folder and of the installed versions of libraries. */
function parserVersion(): string {
  const installed = 'node_modules/.package-lock.json';
  const hash = createHash('sha256').update(
    readFileSync(existsSync(installed) ? installed : 'package-lock.json'),
  );
  for (const name of readdirSync('lib/docs', { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/(?<!\.test|\.fixture)\.ts$/.test(name)) continue;
    hash.update(`\0${name}\0`).update(readFileSync(`lib/docs/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
