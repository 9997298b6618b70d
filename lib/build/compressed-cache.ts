import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { Encoding } from '../server/prebuilt-file';

/** Folder that all builds of a checkout share. */
const COMPRESSED_CACHE = 'node_modules/.cache/laurel-docs/compressed';

const KEPT_MS = 14 * 24 * 60 * 60_000;

const GZIP: ZlibOptions = { level: constants.Z_BEST_COMPRESSION };

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compressed contents of this and earlier builds. Most files of a build are the same as in the build before. */
export class CompressedCache {
  /** @param brotliQuality from 0 (fastest) to 11 (smallest) */
  constructor(
    private readonly brotliQuality: number,
    private readonly folder = COMPRESSED_CACHE,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** Compresses a content, or reads what an earlier build made of the same content. */
  async compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
    const options = encoding === 'br' ? this.brotliOptions(content) : GZIP;
    const hash = createHash('sha256').update(JSON.stringify(options)).update(content).digest('hex');
    const file = join(this.folder, `${hash}.${encoding}`);
    const known = await readFile(file).catch(() => null);
    if (known) {
      const now = new Date();
      // Another build may have removed the file since it was read.
      await utimes(file, now, now).catch(() => {});
      return known;
    }
    const compressed = await COMPRESS[encoding](content, options);
    // Another build may read the file while it is written, and files of one build can have the same content.
    const unfinished = `${file}-${randomUUID()}`;
    await writeFile(unfinished, compressed);
    await rename(unfinished, file);
    return compressed;
  }

  private brotliOptions({ length }: Buffer): BrotliOptions {
    return {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: length,
      },
    };
  }

  /** Removes what no build has used for two weeks. */
  removeUnused(now = Date.now()): void {
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name);
      // Another build may have renamed or removed the file since it was listed.
      const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (modified !== undefined && now - modified > KEPT_MS) rmSync(file, { force: true });
    }
  }
}
