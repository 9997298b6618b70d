/**
 * What happens to the previous webhook secret after a change.
 *
 * @param seconds how long deliveries are also signed with it
 * @param endsAt timestamp of the end
 */
export function describeOverlap(seconds: number, endsAt: string): string {
  return seconds === 0
    ? 'Deliveries are no longer signed with the previous secret.'
    : `Deliveries are also signed with the previous secret until ${endsAt}.`;
}
