const CAPACITY = 40;
const LEAK_PER_SECOND = 2;

/**
 * Intervals in which a bucket admitted more than 40 requests and 2 a second (SPECIFICATION.md, I11). All intervals that
 * start and end with a request are checked; others can't have more for their length.
 *
 * @param admittedAt times of the admitted requests in milliseconds, in ascending order
 * @returns a sentence for each finding
 */
export function overfullIntervals(admittedAt: readonly number[]): string[] {
  return admittedAt.flatMap((from, first) =>
    admittedAt.slice(first).flatMap((to, index) => {
      const seconds = (to - from) / 1_000;
      const admitted = index + 1;
      const isOverfull = admitted > CAPACITY + LEAK_PER_SECOND * seconds;
      return isOverfull ? [`${admitted} requests in ${seconds} seconds from ${from}`] : [];
    }),
  );
}
