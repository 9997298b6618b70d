import type { PageKind } from '../../docs/schema';
import type { RecordKind } from '../record';

/** How likely readers look for a page of each kind, from 0 to 100. */
const PAGE_WEIGHTS: Record<PageKind, number> = {
  method: 100,
  event: 100,
  topic: 100,
  operation: 94,
  guide: 100,
  widget: 95,
  module: 92,
  object: 90,
  resource: 78,
  landing: 70,
  category: 62,
  reference: 60,
  page: 30,
};

/** Weight of an operation in the API reference. */
export const OPERATION_WEIGHT = 94;

/** Returns the weight of a docs page. */
export function pageWeight(kind: PageKind): number {
  return PAGE_WEIGHTS[kind];
}

const KIND_WEIGHTS: Record<RecordKind, number> = {
  page: 9,
  operation: 9,
  topic: 9,
  section: 7,
  event: 4,
  error: 4,
  field: 3,
};

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
