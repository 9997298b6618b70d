import type { MarkedText } from './engine';
import { tokenize } from './tokenize';

const SNIPPET_LENGTH = 150;
/** Characters shown before the first match, so that it is read in its sentence. */
const CONTEXT_LENGTH = 40;
/** Occurrences of one term that are considered when the snippet is chosen. */
const MAX_OCCURRENCES = 8;

/** Marks every word of a text whose term is given. */
export function mark(text: string, terms: ReadonlySet<string>): MarkedText {
  const marks: number[] = [];
  for (const { start, end, term } of tokenize(text)) {
    if (!terms.has(term)) continue;
    // Adjacent words, as in an identifier, share one mark.
    if (marks.at(-1) === start) marks[marks.length - 1] = end;
    else marks.push(start, end);
  }
  return { text, marks };
}

/** Returns the part of a text that contains the most terms, with marks. */
export function snippet(text: string, terms: ReadonlySet<string>): MarkedText {
  if (text.length <= SNIPPET_LENGTH) return mark(text, terms);
  const start = bestStart(text.toLowerCase(), terms);
  const from = start === 0 ? 0 : nextWordStart(text, start);
  const to =
    from + SNIPPET_LENGTH >= text.length
      ? text.length
      : previousWordEnd(text, from + SNIPPET_LENGTH);
  const cut = text.slice(from, to).trim();
  return mark(`${from > 0 ? '… ' : ''}${cut}${to < text.length ? ' …' : ''}`, terms);
}

/** Returns the first offset whose window contains the most different terms. */
function bestStart(lowerCaseText: string, terms: ReadonlySet<string>): number {
  const occurrences: { offset: number; term: string }[] = [];
  for (const term of terms) {
    let from = 0;
    for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
      const offset = lowerCaseText.indexOf(term, from);
      if (offset < 0) break;
      occurrences.push({ offset, term });
      from = offset + term.length;
    }
  }
  occurrences.sort((a, b) => a.offset - b.offset);
  let best = 0;
  let bestCount = 0;
  for (const [index, { offset }] of occurrences.entries()) {
    const termsInWindow = new Set<string>();
    for (const other of occurrences.slice(index)) {
      if (other.offset > offset + SNIPPET_LENGTH - CONTEXT_LENGTH) break;
      termsInWindow.add(other.term);
    }
    if (termsInWindow.size > bestCount) {
      bestCount = termsInWindow.size;
      best = offset;
    }
  }
  return Math.max(0, best - CONTEXT_LENGTH);
}

function nextWordStart(text: string, offset: number): number {
  const space = text.indexOf(' ', offset);
  return space < 0 || space > offset + CONTEXT_LENGTH ? offset : space + 1;
}

function previousWordEnd(text: string, offset: number): number {
  const space = text.lastIndexOf(' ', offset);
  return space < offset - CONTEXT_LENGTH ? offset : space;
}
