import type { List, ListItem, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import type { PageKind } from '../../docs/schema';
import { fileOrUrl } from './content-pages';

/** Kinds of pages that explain something and so need a minimum of prose. */
const KINDS_WITH_PROSE: readonly PageKind[] = [
  'guide',
  'module',
  'method',
  'event',
  'widget',
  'object',
  'topic',
];

const MIN_WORDS = 80;

/** Shorter paragraphs, such as the sentence before a list, may be on several pages. */
const MIN_REPEATED_WORDS = 12;

/** Nodes that hold no prose. */
const SKIPPED_NODES: readonly string[] = ['code', 'table', 'heading', 'definition'];
const SKIPPED_TAGS: readonly string[] = ['Cards', 'Fields'];

/** The text of a paragraph, and its line in the file. */
export interface ProseParagraph {
  line: number;
  text: string;
}

/** Returns the paragraphs of a page outside tables, code, cards and lists of links. */
export function collectProse(page: Page): ProseParagraph[] {
  const found: ProseParagraph[] = [];
  visit(page.markdown.tree, (node) => {
    if (SKIPPED_NODES.includes(node.type)) return SKIP;
    if (node.type === 'mdxJsxFlowElement' && SKIPPED_TAGS.includes(node.name ?? '')) return SKIP;
    if (node.type === 'list' && isListOfLinks(node)) return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const text = proseOf(node);
    if (text) found.push({ line: node.position?.start.line ?? 1, text });
    return SKIP;
  });
  return found;
}

/** Finds pages with too few words of prose. */
export function findShortPages(pages: readonly Page[], minWords = MIN_WORDS): ContentIssue[] {
  return pages
    .filter(({ kind, file }) => file !== null && KINDS_WITH_PROSE.includes(kind))
    .flatMap((page) => {
      const words = countWords(
        collectProse(page)
          .map(({ text }) => text)
          .join(' '),
      );
      if (words >= minWords) return [];
      const reason = `has ${words} words of prose outside tables, code and lists of links, and needs ${minWords}`;
      return [{ file: fileOrUrl(page), line: 1, reason }];
    });
}

/** Finds paragraphs that appear more than once; each repetition is reported. */
export function findDuplicateParagraphs(pages: readonly Page[]): ContentIssue[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) =>
    collectProse(page).flatMap(({ line, text }) => {
      if (countWords(text) < MIN_REPEATED_WORDS) return [];
      const key = text.toLowerCase();
      const location = first.get(key);
      if (!location) {
        first.set(key, `${fileOrUrl(page)}:${line}`);
        return [];
      }
      return [
        {
          file: fileOrUrl(page),
          line,
          reason: `repeats a paragraph of ${location}: "${text.slice(0, 60)}…"`,
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
 * Whether every item begins with a link, after two words at most. Such a list describes other pages. Numbered lists
 * are steps and count as prose.
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
