import type { Session } from '../requests/session';

/** Points with as many decimals as the shop owner wants. They are rounded down, because more can't be spent. */
export function shownPoints(
  points: number,
  { pointsDecimals }: Pick<Session, 'pointsDecimals'>,
): number {
  // Points are exact to two decimals; numbers of JavaScript aren't.
  const hundredths = Math.round(points * 100);
  const step = 10 ** (2 - pointsDecimals);
  return (Math.floor(hundredths / step) * step) / 100;
}
