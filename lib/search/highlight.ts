import type { MarkedText } from './engine';
import { wordSpans } from './words';

const SNIPPET_LENGTH = 150;
/** Text before the first word that was found, so that it is read in its sentence. */
const LEAD = 40;

/** Marks every word of a text that is among the stems. */
export function mark(text: string, stems: ReadonlySet<string>): MarkedText {
  const marks: number[] = [];
  for (const { start, end, word } of wordSpans(text)) {
    if (!stems.has(word)) continue;
    // Words that touch, as in a name, become one mark.
    if (marks.at(-1) === start) marks[marks.length - 1] = end;
    else marks.push(start, end);
  }
  return { text, marks };
}

/** The part of a text that holds the most of what was looked for, marked. */
export function snippet(text: string, stems: ReadonlySet<string>): MarkedText {
  if (text.length <= SNIPPET_LENGTH) return mark(text, stems);
  const start = bestStart(text.toLowerCase(), stems);
  const from = start === 0 ? 0 : wordStart(text, start);
  const to =
    from + SNIPPET_LENGTH >= text.length ? text.length : wordEnd(text, from + SNIPPET_LENGTH);
  const cut = text.slice(from, to).trim();
  return mark(`${from > 0 ? '… ' : ''}${cut}${to < text.length ? ' …' : ''}`, stems);
}

/** Where a window over the text sees the most different stems; the earliest of the best. */
function bestStart(lower: string, stems: ReadonlySet<string>): number {
  const found: { at: number; stem: string }[] = [];
  for (const stem of stems) {
    let from = 0;
    for (let count = 0; count < 8; count += 1) {
      const at = lower.indexOf(stem, from);
      if (at < 0) break;
      found.push({ at, stem });
      from = at + stem.length;
    }
  }
  found.sort((a, b) => a.at - b.at);
  let best = 0;
  let bestCount = 0;
  for (const [index, { at }] of found.entries()) {
    const seen = new Set<string>();
    for (let next = index; next < found.length; next += 1) {
      const other = found[next];
      if (!other || other.at > at + SNIPPET_LENGTH - LEAD) break;
      seen.add(other.stem);
    }
    if (seen.size > bestCount) {
      bestCount = seen.size;
      best = at;
    }
  }
  return Math.max(0, best - LEAD);
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + LEAD ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < at - LEAD ? at : space;
}
