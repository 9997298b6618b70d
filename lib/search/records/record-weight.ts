import type { RecordKind } from '../record';
import { KIND_WEIGHTS } from '../weights';

/**
 * Returns the weight of a record. Records compare by page weight first, then by kind, depth, and position.
 *
 * @param page weight of the page
 * @param depth number of headings above the record
 */
export function recordWeight(
  page: number,
  kind: RecordKind,
  depth: number,
  position: number,
): number {
  return (
    page * 10_000 +
    KIND_WEIGHTS[kind] * 1_000 +
    (6 - Math.min(depth, 6)) * 100 -
    Math.min(position, 99)
  );
}
