/**
 * Finds the heading of the section that the reader is reading: the first heading at or below the navbar if it is in the
 * upper half of the window, else the heading before it. Below the last heading, it is the last.
 *
 * @param tops distance of each heading from the top of the window, in pixels, in document order
 * @returns index of the heading, or -1 before the first heading
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
