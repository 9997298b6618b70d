import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ValidFile } from './read-files';

const FOLDER = '.generated/parsed';

/**
 * Parsed Markdown files that outlive a process: the dev server parses only what has changed since it ran last, and its
 * processes share what one of them has parsed. A file is known by its path and text, and by the code that parses it.
 */
export class ParseCache {
  private readonly folder: string;
  private isUsable = true;

  /**
   * @param parser identifies the code that parses
   * @param parent folder of this and other versions of the code; those are removed
   */
  constructor(parser = parserVersion(), parent = FOLDER) {
    this.folder = join(parent, parser);
    try {
      mkdirSync(this.folder, { recursive: true });
      for (const name of readdirSync(parent)) {
        if (name !== parser) rmSync(join(parent, name), { recursive: true, force: true });
      }
    } catch {
      // Without room or permission, everything is parsed, as without a cache.
      this.isUsable = false;
    }
  }

  /** What was stored for a file with this text, or null. */
  read(file: string, source: string): ValidFile | null {
    try {
      return deserialize(readFileSync(this.path(file, source)));
    } catch {
      return null;
    }
  }

  /** Stores a parsed file for the next process. */
  store(file: string, source: string, parsed: ValidFile): void {
    if (!this.isUsable) return;
    const path = this.path(file, source);
    // Another process may read the file while it is written.
    const unfinished = `${path}-${randomUUID()}`;
    try {
      writeFileSync(unfinished, serialize(parsed));
      renameSync(unfinished, path);
    } catch {
      this.isUsable = false;
    }
  }

  private path(file: string, source: string): string {
    return join(this.folder, createHash('sha256').update(`${file}\0${source}`).digest('hex'));
  }
}

/** A hash of the code in this folder and of the versions of libraries. */
function parserVersion(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync('lib/docs', { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts')) hash.update(`\0${name}\0`).update(readFileSync(`lib/docs/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}
