/** Width of the title column, in pixels. */
const COLUMN = 1056;
/** Width of the widest character, relative to the font size. */
const CHARACTER = 0.64;

const LARGEST = 92;
/** Leaves room for two lines between brand and description. */
const LARGEST_ON_TWO_LINES = 76;
const SMALLEST = 44;

/** Font size of a title in pixels, so that the longest word fits on one line and the title on two. */
export function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  const fitting = COLUMN / CHARACTER / Math.max(longestWord, title.length / 2.4);
  const isOneLine = title.length * CHARACTER * LARGEST <= COLUMN;
  const largest = isOneLine ? LARGEST : LARGEST_ON_TWO_LINES;
  return Math.round(Math.min(largest, Math.max(SMALLEST, fitting)));
}
