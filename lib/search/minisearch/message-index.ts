import { isStopWord } from '../stop-words';
import { nameKey, unsplitTokens } from '../tokenize';
import type { NameEntry } from './name-index';
import type { IndexedPage } from './pages';

/** Stands for a part of a message that differs from request to request. */
const PLACEHOLDER = '…';
/** A name in front of the message, such as `ruleId` in `ruleId is required`. */
const FIRST_WORD = String.raw`^(\S+) `;
/** What separates the messages of a pasted error from each other and from the text around them. */
const SEPARATORS = /["“”`]+|[;:]\s|\s\(/;
const STATUS_IN_FRONT = /^.*?\b[45]\d\d\s+(?=\S)/;

interface IndexedMessage {
  entry: NameEntry;
  pattern: RegExp;
  /** Number of its words; placeholders don't count. */
  length: number;
}

/** Messages by the longest of their words. */
export type MessageIndex = ReadonlyMap<string, IndexedMessage[]>;

/** Indexes the messages that pages explain. */
export function buildMessageIndex(pages: readonly IndexedPage[]): MessageIndex {
  const index = new Map<string, IndexedMessage[]>();
  for (const [page, { records }] of pages.entries()) {
    for (const record of records) {
      for (const name of record.messages ?? []) {
        const parts = name.split(PLACEHOLDER).map(toWords);
        const words = parts.flat();
        const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
        const entry: NameEntry = { page, record, role: 'message', name };
        const message = { entry, pattern: toPattern(parts), length: words.length };
        index.set(longest, [...(index.get(longest) ?? []), message]);
      }
    }
  }
  return index;
}

/**
 * Returns where the messages in a query are explained. A query can be a message, or a text around it: the body of an
 * error response, or a line of a log. Of several messages, the longest are returned.
 */
export function findMessages(query: string, index: MessageIndex): NameEntry[] {
  const texts = [query, ...query.split(SEPARATORS)].flatMap((text) => [
    text,
    text.replace(STATUS_IN_FRONT, ''),
  ]);
  const found = [...new Set(texts.map((text) => toWords(text).join(' ')))].flatMap((text) =>
    text
      .split(' ')
      .flatMap((word) => index.get(word) ?? [])
      .filter(({ pattern }) => isMatch(pattern.exec(text))),
  );
  const longest = Math.max(...found.map(({ length }) => length));
  return [...new Set(found)].filter(({ length }) => length === longest).map(({ entry }) => entry);
}

/** A question such as `what is required` is not about a field. */
function isMatch(match: RegExpExecArray | null): boolean {
  return match !== null && !(match[1] && isStopWord(match[1]));
}

/**
 * Matches a message anywhere in a text. One that begins with a placeholder must be the whole text. Words have letters and
 * digits only, so nothing is escaped.
 */
function toPattern(parts: readonly string[][]): RegExp {
  const [first = [], ...rest] = parts.map((words) => words.join(' '));
  const start = first === '' ? FIRST_WORD : `(?:^| )${first}`;
  const isOpen = rest.at(-1) === '';
  const middle = (isOpen ? rest.slice(0, -1) : rest).join(String.raw`(?: \S+)+? `);
  const separator = first === '' || middle === '' ? '' : String.raw`(?: \S+)+? `;
  const end = first === '' && !isOpen ? '$' : '(?= |$)';
  return new RegExp(`${start}${separator}${middle}${end}`);
}

function toWords(text: string): string[] {
  return unsplitTokens(text).map(nameKey);
}
