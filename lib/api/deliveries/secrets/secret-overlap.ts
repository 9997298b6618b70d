const DAY_SECONDS = 24 * 60 * 60;

/** For how long deliveries are also signed with the previous webhook secret after a change, in seconds. */
export const secretOverlap = { default: DAY_SECONDS, max: 7 * DAY_SECONDS } as const;

/**
 * Describes when the use of the previous webhook secret ends.
 *
 * @param seconds how long deliveries are also signed with it
 * @param endsAt timestamp of the end
 */
export function describeOverlap(seconds: number, endsAt: string): string {
  return seconds === 0
    ? 'Deliveries are no longer signed with the previous secret.'
    : `Deliveries are also signed with the previous secret until ${endsAt}.`;
}
