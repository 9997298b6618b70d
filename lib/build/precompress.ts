import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  ENCODING_SUFFIXES,
  ENCODINGS,
  type Encoding,
  type PrebuiltFile,
} from '../server/prebuilt-file';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml; charset=utf-8',
};
/** Formats that are already compressed. */
const IS_COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** A file and the address that it is served at. */
export type Source = Pick<PrebuiltFile, 'path' | 'kind' | 'file'>;

/**
 * Writes the compressed copies of a file beside it.
 *
 * @returns the entry for the list of prebuilt files, or `null` if the framework serves this format
 */
export async function precompress(folder: string, source: Source): Promise<PrebuiltFile | null> {
  const type = TYPES[extname(source.file)];
  if (!type) return null;
  const content = await readFile(join(folder, source.file));
  const encodings: Encoding[] = [];
  if (!IS_COMPRESSED.test(source.file)) {
    for (const encoding of ENCODINGS) {
      const compressed = await compress[encoding](content);
      if (compressed.length >= content.length) continue;
      await writeFile(join(folder, source.file + ENCODING_SUFFIXES[encoding]), compressed);
      encodings.push(encoding);
    }
  }
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { ...source, type, etag, encodings };
}
