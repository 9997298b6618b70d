import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  begin,
  finish,
  hashOf,
  isMade,
  removeUnused,
  sourcesOf,
} from '../../site/config/cache.mjs';
import type { ValidFile } from './markdown-file';

const FOLDER = '.generated/parsed';

/**
 * Parsed Markdown files that outlive a process: the dev server parses only what has changed since it ran last, and its
 * processes share what one of them has parsed.
 */
export class ParseCache {
  /** Null if nothing can be stored: then everything is parsed, as without a cache. */
  private readonly version: string | null;

  /** @param version of the code that parses */
  constructor(
    version = parserVersion,
    private readonly folder = FOLDER,
  ) {
    try {
      this.version = version();
      mkdirSync(folder, { recursive: true });
      removeUnused(folder);
    } catch {
      this.version = null;
    }
  }

  /** Returns the stored result for a file with this text, or null. */
  read(file: string, source: string): ValidFile | null {
    const path = this.pathOf(file, source);
    try {
      return path !== null && isMade(path) ? deserialize(readFileSync(path)) : null;
    } catch {
      return null;
    }
  }

  /** Stores a parsed file for the next process. */
  store(file: string, source: string, parsed: ValidFile): void {
    const path = this.pathOf(file, source);
    if (path === null) return;
    try {
      const unfinished = begin(path);
      writeFileSync(unfinished, serialize(parsed));
      finish(unfinished, path);
    } catch {
      // The file is parsed again by the next process.
    }
  }

  private pathOf(file: string, source: string): string | null {
    if (this.version === null) return null;
    return join(this.folder, hashOf([this.version, file, source]));
  }
}

/** A hash of the code in this folder and of the installed versions of libraries. */
function parserVersion(): string {
  const installed = 'node_modules/.package-lock.json';
  return hashOf(
    sourcesOf([existsSync(installed) ? installed : 'package-lock.json', 'lib/content']),
  );
}
