/** A deprecated operation: since when, and which operation replaces it. */
interface Deprecation {
  /** As in the header `Deprecation` (RFC 9745): seconds since 1970 after an `@`. */
  since: string;
  /** Path of the operation that replaces it. */
  successor: string;
}

/** The deprecated operations by id. */
export const deprecations: Readonly<Record<string, Deprecation>> = {
  getRatesInfo: { since: '@1735689600', successor: '/v2/reviews/getReviewAggregates' },
};
