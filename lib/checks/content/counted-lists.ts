import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import { fileOrUrl } from './content-pages';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = new RegExp(`\\b(${NUMBERS.join('|')})\\b[^.!?]*:$`, 'i');
const COUNTED_STEPS = new RegExp(`\\b(?:${NUMBERS.join('|')}) steps\\b`, 'i');

/** Finds counts that a list contradicts, and descriptions that count the steps of a page. */
export function checkCountedLists(pages: readonly Page[]): ContentIssue[] {
  return pages.flatMap((page) => {
    const file = fileOrUrl(page);
    const counted = COUNTED_STEPS.exec(page.frontMatter.description ?? '')?.[0];
    return [
      ...(counted ? [{ file, line: 1, reason: `counts "${counted}" in its description` }] : []),
      ...findWrongCounts(page.markdown.tree).map((reason) => ({ file, line: 1, reason })),
    ];
  });
}

/** Compares the number in a sentence before a list with the entries of the list. */
export function findWrongCounts(tree: Root): string[] {
  const problems: string[] = [];
  visit(tree, 'list', (list, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    if (before?.type !== 'paragraph') return;
    const text = textOf(before);
    const [, word = ''] = COUNT.exec(text) ?? [];
    const count = NUMBERS.indexOf(word.toLowerCase()) + 2;
    if (word !== '' && count !== list.children.length) {
      problems.push(`says "${text.slice(-60)}" before ${list.children.length} entries`);
    }
  });
  return problems;
}
