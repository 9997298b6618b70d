import type { Code, InlineCode, Parent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { errors } from '../../api/contract/errors/errors';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import { listErrorCodes } from '../../sdk/model';
import { closest, relativeDistance } from '../../suggestions/closest';
import { fileOrUrl } from './content-pages';
import { commonMessages, matchesTemplate } from './validation-templates';

/** An error message that a page quotes. */
interface Quote {
  message: string;
  line: number;
}

/** `400, ` or `400 with ` before a message in code font. */
const BEFORE_MESSAGE = /\b[45]\d\d(?:,| with) $/;

/** A line of output such as `redeem: 403 customer does not have enough points`. */
const OUTPUT_LINE = /^\w+: [45]\d\d (.+)$/;

/** The messages in the body of an error. */
const MESSAGE_LIST = /"message":\s*\[(?:[^"\]]|"(?:[^"\\]|\\.)*")*\]/g;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;

/** A member of ERROR_CODES, and other names in capital letters with an underscore. */
const CODE_NAME = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Words before an error code in code font. */
const BEFORE_CODE = /\b(?:returns?|receives|code) $/;

const MESSAGES: readonly string[] = [
  ...new Set([
    ...errors.flatMap((error) => [
      ...error.message,
      ...('operationMessages' in error ? Object.values(error.operationMessages).flat() : []),
    ]),
    ...commonMessages,
  ]),
];

/** Finds quoted error messages and error codes that neither the contract nor the SDK has. */
export function checkQuotedMessages(pages: readonly Page[]): ContentIssue[] {
  const codes = listErrorCodes().map(({ code }) => code);
  return pages.flatMap((page) => {
    const file = fileOrUrl(page);
    const wrongMessages = quotesOf(page)
      .filter(({ message }) => !MESSAGES.includes(message) && !matchesTemplate(message))
      .map(({ message, line }) => issue(file, line, message, MESSAGES));
    const wrongCodes = codesOf(page)
      .filter(({ message }) => !codes.includes(message))
      .map(({ message, line }) => issue(file, line, message, codes));
    return [...wrongMessages, ...wrongCodes];
  });
}

function issue(file: string, line: number, message: string, known: readonly string[]) {
  const [nearest = ''] = closest(known, (each) => relativeDistance(each, message), {
    count: 1,
    maxDistance: 1,
  });
  return { file, line, reason: `quotes "${message}", which does not exist. Nearest: "${nearest}"` };
}

/** The error messages of a page: in code font after a status, in JSON samples, and in output. */
function quotesOf(page: Page): Quote[] {
  const quotes: Quote[] = [];
  visit(page.markdown.tree, 'inlineCode', (node: InlineCode, index, parent) => {
    if (!BEFORE_MESSAGE.test(textBefore(parent, index))) return;
    // Names of headers have no space. "…" is a part that differs between responses.
    const isMessage = node.value.includes(' ') && !node.value.startsWith('…');
    if (isMessage) quotes.push({ message: node.value, line: lineOf(node) });
  });
  visit(page.markdown.tree, 'code', (node: Code) => {
    for (const message of messagesIn(node)) quotes.push({ message, line: lineOf(node) });
  });
  return quotes;
}

function messagesIn({ lang, value }: Code): string[] {
  if (lang === 'json') {
    return [...value.matchAll(MESSAGE_LIST)]
      .flatMap(([list]) => list.slice(list.indexOf('[')).match(JSON_STRING) ?? [])
      .map((text): string => JSON.parse(text));
  }
  if (lang !== 'text') return [];
  return value.split('\n').flatMap((line) => OUTPUT_LINE.exec(line)?.[1] ?? []);
}

/** The names after words such as "returns" that have the form of an error code. */
function codesOf(page: Page): Quote[] {
  const codes: Quote[] = [];
  visit(page.markdown.tree, 'inlineCode', (node: InlineCode, index, parent) => {
    if (!CODE_NAME.test(node.value) || !BEFORE_CODE.test(textBefore(parent, index))) return;
    codes.push({ message: node.value, line: lineOf(node) });
  });
  return codes;
}

function textBefore(parent: Parent | undefined, index: number | undefined): string {
  const before = parent?.children[(index ?? 0) - 1];
  return before?.type === 'text' ? (before as Text).value : '';
}

function lineOf({ position }: InlineCode | Code): number {
  return position?.start.line ?? 1;
}
