import { parseAccept } from 'hono/utils/accept';
import { ENCODINGS, type Encoding } from './prebuilt-file';

/**
 * Chooses the encoding of a response: the one with the highest quality, and of equals the smallest (RFC 9110 §12.5.3).
 *
 * @param header value of `Accept-Encoding`
 * @param available encodings of the response
 * @returns `undefined` if the response must not be encoded
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header || available.length === 0) return undefined;
  const ranges = parseAccept(header.toLowerCase());
  const quality = (encoding: string) =>
    (ranges.find(({ type }) => type === encoding) ?? ranges.find(({ type }) => type === '*'))?.q ??
    0;
  const [best] = ENCODINGS.filter(
    (encoding) => available.includes(encoding) && quality(encoding) > 0,
  ).sort((one, other) => quality(other) - quality(one));
  return best;
}
