/** Width of the title's column, and of a character of its font at most, as a share of its size. */
const COLUMN = 1056;
const CHARACTER = 0.64;

const LARGEST = 92;
/** Two lines need room between brand and description. */
const LARGEST_OF_TWO_LINES = 76;
const SMALLEST = 44;

/** The size of a title, in pixels: its longest word fits into a line, and all of it into two. */
export function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  const fitting = COLUMN / CHARACTER / Math.max(longestWord, title.length / 2.4);
  const isOneLine = title.length * CHARACTER * LARGEST <= COLUMN;
  const largest = isOneLine ? LARGEST : LARGEST_OF_TWO_LINES;
  return Math.round(Math.min(largest, Math.max(SMALLEST, fitting)));
}
