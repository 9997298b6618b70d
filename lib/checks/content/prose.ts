import type { List, ListItem, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import type { PageKind } from '../../docs/schema';
import { placeOf } from './content-pages';

/** Kinds of pages that explain something and so need prose of their own. */
const WRITTEN: readonly PageKind[] = [
  'guide',
  'module',
  'method',
  'event',
  'widget',
  'object',
  'topic',
];

const MIN_WORDS = 80;

/** Shorter paragraphs may stand on several pages: a lead-in says nothing that could grow apart. */
const MIN_REPEATED_WORDS = 12;

/** What is no prose: code, tables, fields and the cards and lists that only lead on. */
const NO_PROSE: readonly string[] = ['code', 'table', 'heading', 'definition'];
const NO_PROSE_TAGS: readonly string[] = ['Cards', 'Fields'];

/** A paragraph as written, with its line. */
export interface Prose {
  line: number;
  text: string;
}

/** The paragraphs of a page outside tables, code and lists of links. */
export function collectProse(page: Page): Prose[] {
  const found: Prose[] = [];
  visit(page.markdown.tree, (node) => {
    if (NO_PROSE.includes(node.type)) return SKIP;
    if (node.type === 'mdxJsxFlowElement' && NO_PROSE_TAGS.includes(node.name ?? '')) return SKIP;
    if (node.type === 'list' && isListOfLinks(node)) return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const text = proseOf(node);
    if (text) found.push({ line: node.position?.start.line ?? 1, text });
    return SKIP;
  });
  return found;
}

/** Pages with fewer words of prose of their own than a reader needs. */
export function findShortPages(pages: readonly Page[], minWords = MIN_WORDS): ContentIssue[] {
  return pages
    .filter(({ kind, file }) => file !== null && WRITTEN.includes(kind))
    .flatMap((page) => {
      const words = countWords(
        collectProse(page)
          .map(({ text }) => text)
          .join(' '),
      );
      if (words >= minWords) return [];
      const reason = `has ${words} words of prose outside tables, code and lists of links; ${minWords} are needed`;
      return [{ file: placeOf(page), line: 1, reason }];
    });
}

/** Paragraphs that stand in the content more than once, each reported where it is repeated. */
export function findRepeatedParagraphs(pages: readonly Page[]): ContentIssue[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) =>
    collectProse(page).flatMap(({ line, text }) => {
      if (countWords(text) < MIN_REPEATED_WORDS) return [];
      const key = text.toLowerCase();
      const place = first.get(key);
      if (!place) {
        first.set(key, `${placeOf(page)}:${line}`);
        return [];
      }
      return [
        {
          file: placeOf(page),
          line,
          reason: `repeats a paragraph of ${place}: "${text.slice(0, 60)}…"`,
        },
      ];
    }),
  );
}

function proseOf(paragraph: Paragraph): string {
  return textOf(paragraph).replace(/\s+/g, ' ').trim();
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Whether every entry is a link, after a word or two at most, and what it is for: such a list leads on, and its words
 * belong to other pages. Numbered lists are steps.
 */
function isListOfLinks(list: List): boolean {
  return !list.ordered && list.children.every(beginsWithLink);
}

function beginsWithLink({ children: [block] }: ListItem): boolean {
  if (block?.type !== 'paragraph') return false;
  const [first, second] = block.children;
  if (first?.type === 'link') return true;
  return first?.type === 'text' && second?.type === 'link' && countWords(first.value) <= 2;
}
