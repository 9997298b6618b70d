import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { Encoding } from '../serve/site/files/prebuilt-file';
import { cacheFolder, FileCache } from './file-cache';

const GZIP: ZlibOptions = { level: constants.Z_BEST_COMPRESSION };

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compressed contents of this and earlier builds. */
export class CompressedCache {
  private readonly files: FileCache;

  /** @param brotliQuality from 0 (fastest) to 11 (smallest) */
  constructor(
    private readonly brotliQuality: number,
    folder = cacheFolder('compressed'),
  ) {
    this.files = new FileCache(folder);
  }

  /** Compresses a content, or reads what an earlier build made of the same content. */
  compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
    const options = encoding === 'br' ? this.brotliOptions(content) : GZIP;
    return this.files.read([JSON.stringify(options), content], `.${encoding}`, () =>
      COMPRESS[encoding](content, options),
    );
  }

  private brotliOptions({ length }: Buffer): BrotliOptions {
    return {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: length,
      },
    };
  }

  removeUnused(now?: number): void {
    this.files.removeUnused(now);
  }
}
