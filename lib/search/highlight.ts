import type { MarkedText } from './engine';
import { tokenize } from './tokenize';

const SNIPPET_LENGTH = 150;
/** Characters shown before the first match, so that it is read in its sentence. */
const CONTEXT_LENGTH = 40;
/** Matches that are considered when the snippet is chosen. */
const MAX_MATCHES = 40;

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

/** Returns where the snippet with the most different terms starts. */
function bestStart(lowerCaseText: string, terms: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  // Terms have letters and digits only, so nothing is escaped.
  const found = [...lowerCaseText.matchAll(new RegExp([...terms].join('|'), 'g'))];
  const matches = found.slice(0, MAX_MATCHES).map(({ 0: term, index }) => ({ term, index }));
  const counts = matches.map(({ index: start }) => {
    const end = start + SNIPPET_LENGTH - CONTEXT_LENGTH;
    const within = matches.filter(({ index }) => index >= start && index <= end);
    return new Set(within.map(({ term }) => term)).size;
  });
  const best = matches[counts.indexOf(Math.max(...counts))]?.index ?? 0;
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
