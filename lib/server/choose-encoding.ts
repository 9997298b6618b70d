import { parseAccept } from 'hono/utils/accept';
import { CODINGS, type Coding } from './prebuilt-file';

/**
 * The coding to answer in: the one wanted most, of equals the smallest (RFC 9110 §12.5.3).
 *
 * @param header value of `Accept-Encoding`
 * @param available codings that there are of the answer
 * @returns undefined for no coding
 */
export function bestCoding(
  header: string | undefined,
  available: readonly Coding[],
): Coding | undefined {
  if (!header || available.length === 0) return undefined;
  const ranges = parseAccept(header.toLowerCase());
  const wanted = (coding: string) =>
    (ranges.find(({ type }) => type === coding) ?? ranges.find(({ type }) => type === '*'))?.q ?? 0;
  const [best] = CODINGS.filter((coding) => available.includes(coding) && wanted(coding) > 0).sort(
    (one, other) => wanted(other) - wanted(one),
  );
  return best;
}
