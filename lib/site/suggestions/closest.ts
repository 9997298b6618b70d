import { distance as editDistance } from 'fastest-levenshtein';

/** Maximum number of suggestions, and their maximum distance from the given option. */
export interface ClosestLimits {
  count: number;
  /** In the unit of the distance function. Options at a greater distance are left out. */
  maxDistance: number;
}

/**
 * Edit distance between two texts, divided by the length of the longer one: 0 for equal texts, 1 when no
 * character matches.
 */
export function relativeDistance(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/** The options with the smallest distance, closest first. Options at the same distance keep their order. */
export function closest<T>(
  options: Iterable<T>,
  distanceTo: (option: T) => number,
  { count, maxDistance }: ClosestLimits,
): T[] {
  return [...options]
    .map((option) => ({ option, distance: distanceTo(option) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ option }) => option);
}
