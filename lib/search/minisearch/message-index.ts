import { isStopWord } from '../stop-words';
import { nameKey, unsplitTokens } from '../tokenize';
import type { NameEntry } from './name-index';
import type { IndexedPage } from './pages';

/** Stands for a part of a message that differs from request to request. */
const PLACEHOLDER = '…';
/** Separators between the messages of a pasted error, and between them and the text around them. */
const SEPARATORS = /["“”`]+|[;:]\s|\s\(/;
const STATUS_IN_FRONT = /^.*?\b[45]\d\d\s+(?=\S)/;

/** A message that a page explains. */
interface IndexedMessage {
  entry: NameEntry;
  pattern: RegExp;
  /** Number of its words; placeholders don't count. */
  length: number;
}

/** Lists the messages that pages explain. */
export function buildMessageIndex(pages: readonly IndexedPage[]): IndexedMessage[] {
  return pages.flatMap(({ records }, page) =>
    records.flatMap((record) =>
      (record.messages ?? []).map((name): IndexedMessage => {
        const parts = name.split(PLACEHOLDER).map(toWords);
        const entry: NameEntry = { page, record, role: 'message', name };
        return { entry, pattern: toPattern(parts), length: parts.flat().length };
      }),
    ),
  );
}

/**
 * Returns where the messages in a query are explained. A query can be a message, or a text around it: the body of an
 * error response, or a line of a log. Of several messages, the longest are returned.
 */
export function findMessages(query: string, index: readonly IndexedMessage[]): NameEntry[] {
  const texts = [query, ...query.split(SEPARATORS)]
    .flatMap((text) => [text, text.replace(STATUS_IN_FRONT, '')])
    .map((text) => toWords(text).join(' '));
  const found = index.filter(({ pattern }) => texts.some((text) => isMatch(pattern.exec(text))));
  const longest = Math.max(...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ entry }) => entry);
}

/** A question such as `what is required` is not about a field. */
function isMatch(match: RegExpExecArray | null): boolean {
  return match !== null && !(match[1] && isStopWord(match[1]));
}

/**
 * Matches a message anywhere in a text. One that begins with a placeholder must be the whole text, and the placeholder one
 * word. Words have letters and digits only, so nothing is escaped.
 */
function toPattern(parts: readonly string[][]): RegExp {
  const text = parts
    .map((words) => words.join(' '))
    .join(` ${PLACEHOLDER} `)
    .trim();
  const [isFirst, isLast] = [text.startsWith(PLACEHOLDER), text.endsWith(PLACEHOLDER)];
  const words = text
    .replace(/^… /, String.raw`^(\S+) `)
    .replace(/ …$/, '')
    .replaceAll(` ${PLACEHOLDER} `, String.raw`(?: \S+)+? `);
  return new RegExp(`${isFirst ? '' : '(?:^| )'}${words}${isFirst && !isLast ? '$' : '(?= |$)'}`);
}

function toWords(text: string): string[] {
  return unsplitTokens(text).map(nameKey);
}
