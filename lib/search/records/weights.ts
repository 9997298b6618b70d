import type { PageKind } from '../../docs/schema';
import type { RecordKind } from '../record';

/** How likely a page of a kind is what somebody looks for, from 0 to 100. */
const PAGE_WEIGHTS: Record<PageKind, number> = {
  method: 100,
  event: 100,
  topic: 100,
  guide: 100,
  widget: 95,
  module: 92,
  object: 90,
  landing: 70,
  category: 62,
  reference: 60,
  page: 30,
};

/** The weight of a call in the API reference. */
export const OPERATION_WEIGHT = 94;

/** The weight of a docs page. */
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
 * The weight of a record: that of its page, then its kind, then how deep it stands, then how early.
 *
 * @param depth how many headings stand above
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
