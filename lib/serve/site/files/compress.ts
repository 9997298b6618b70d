import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './prebuilt-file';

/** `fast` is for what is sent once, `small` for what is kept. */
type Effort = 'fast' | 'small';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { fast: 3, small: 5 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { fast: 4, small: 6 };

/** Compresses the body of a response that is not prebuilt. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : promisify(gzip)(body, { level: GZIP_LEVEL[effort] });
}
