/**
 * Which heading is being read: the first one at or below the navbar's edge if it lies in the upper half of the
 * window, else the one before it; below the last heading, the last.
 *
 * @param tops distance of each heading from the top of the window, in pixels, in document order
 * @returns index of the heading, or -1 when reading has not come to the first
 */
export function currentHeading(
  tops: readonly number[],
  edge: number,
  windowHeight: number,
): number {
  const below = tops.findIndex((top) => top >= edge);
  if (below < 0) return tops.length - 1;
  const isInUpperHalf = (tops[below] ?? 0) < windowHeight / 2;
  return isInUpperHalf ? below : below - 1;
}
