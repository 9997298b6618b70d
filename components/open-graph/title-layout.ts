/** A piece of a title; a line may break before it. */
export interface TitlePart {
  text: string;
  start: number;
}

/** Longest titles with the size, in pixels, at which they fill two lines at most. */
const SIZES: readonly [length: number, size: number][] = [
  [20, 96],
  [30, 84],
  [48, 72],
  [80, 60],
];
const SMALLEST = 44;

/** Splits a title where a line may break: after spaces, and inside names of code before each word of the name. */
export function titleParts(title: string): TitlePart[] {
  const parts = title.matchAll(/.+?(?:[\s_.]+|(?<=[a-z])(?=[A-Z])|$)/g);
  return [...parts].map(({ 0: text, index: start }) => ({ text, start }));
}

/** The size of a title: the longer, the smaller. */
export function titleSize(title: string): number {
  return SIZES.find(([length]) => title.length <= length)?.[1] ?? SMALLEST;
}
