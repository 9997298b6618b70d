import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  ENCODING_SUFFIXES,
  ENCODINGS,
  type Encoding,
  type PrebuiltFile,
} from '../serve/site/files/prebuilt-file';
import { removeUnused } from '../site/config/cache.mjs';
import { etagOf } from '../site/http/etag';
import { compress } from './compress';
import { cacheFolder } from './file-cache';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml; charset=utf-8',
};
/** Formats that are already compressed. */
const IS_COMPRESSED = /^(?:font|image)\/(?!svg)/;

/** A file and the address that it is served at. Without a type, the ending of the file names it. */
export type Source = Pick<PrebuiltFile, 'path' | 'kind' | 'file' | 'status' | 'headers'> &
  Partial<Pick<PrebuiltFile, 'type'>>;

/** Compression runs in four threads, and reading a file takes a little time too. */
const AT_ONCE = 8;

/**
 * Writes the compressed copies of files beside them.
 *
 * @returns the list of prebuilt files, without those of a format that the framework serves
 */
export async function precompress(
  folder: string,
  sources: readonly Source[],
): Promise<PrebuiltFile[]> {
  const prebuilt = new Map<Source, PrebuiltFile>();
  const waiting = sources.values();
  const work = async () => {
    for (const source of waiting) {
      const file = await precompressFile(folder, source);
      if (file) prebuilt.set(source, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  removeUnused(cacheFolder('compressed'));
  return sources.flatMap((source) => prebuilt.get(source) ?? []);
}

async function precompressFile(folder: string, source: Source): Promise<PrebuiltFile | null> {
  const type = source.type ?? TYPES[extname(source.file)];
  if (!type) return null;
  const content = await readFile(join(folder, source.file));
  const encodings: Encoding[] = [];
  if (!IS_COMPRESSED.test(type)) {
    for (const encoding of ENCODINGS) {
      const compressed = await compress(content, encoding);
      if (compressed.length >= content.length) continue;
      await writeFile(join(folder, source.file + ENCODING_SUFFIXES[encoding]), compressed);
      encodings.push(encoding);
    }
  }
  return { ...source, type, etag: etagOf(content), encodings };
}
