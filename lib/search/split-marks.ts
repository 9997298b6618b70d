import type { MarkedText } from './engine';

/** Splits a text at its marks. The parts at odd positions are the marked ones. */
export function splitMarks({ text, marks }: MarkedText): string[] {
  const bounds = [0, ...marks, text.length];
  return bounds.slice(1).map((end, index) => text.slice(bounds[index], end));
}
