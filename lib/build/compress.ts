import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../serve/site/files/prebuilt-file';
import { env } from '../site/config/env';
import { cacheFolder, readOrMake } from './file-cache';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Compresses a content, or reads what an earlier build made of the same content.
 *
 * @param brotliQuality from 0 (fastest) to 11 (smallest)
 */
export function compress(
  content: Buffer,
  encoding: Encoding,
  brotliQuality = env.BROTLI_QUALITY,
  folder = cacheFolder('compressed'),
): Promise<Buffer> {
  const brotli = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const options = encoding === 'br' ? { params: brotli } : { level: constants.Z_BEST_COMPRESSION };
  return readOrMake(folder, [JSON.stringify(options), content], `.${encoding}`, () =>
    COMPRESS[encoding](content, options),
  );
}
