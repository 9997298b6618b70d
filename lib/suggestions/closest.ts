import { distance } from 'fastest-levenshtein';

/** How many options to suggest, and how far from the given one they may be. */
export interface ClosestLimits {
  count: number;
  /** In the unit of the distance function; an option at exactly this distance is included. */
  maxDistance: number;
}

/**
 * Edit distance between two texts, divided by the length of the longer one: 0 for equal texts, 1 when no
 * character matches.
 */
export function relativeDistance(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** The options with the smallest distance, closest first. Options at the same distance keep their order. */
export function closest<T>(
  options: Iterable<T>,
  distanceTo: (option: T) => number,
  { count, maxDistance }: ClosestLimits,
): T[] {
  return [...options]
    .map((option) => ({ option, far: distanceTo(option) }))
    .filter(({ far }) => far <= maxDistance)
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ option }) => option);
}
