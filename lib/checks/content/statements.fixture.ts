import { expect } from 'vitest';
import { getPage } from '../../docs/lookups';
import { pageMarkdown } from '../../docs/page-markdown';
import { listPages, loadPublishedContent } from './content-pages';

const index = loadPublishedContent(process.cwd());

/** All pages as Markdown. */
export const PAGES = listPages(index).map((page) => ({
  path: page.path,
  text: pageMarkdown({ page, index }, '').body,
}));

/** A page as Markdown. */
export function textOf(path: string): string {
  return pageMarkdown({ page: getPage(index, path), index }, '').body;
}

interface Statement {
  path: string;
  sentence: string;
}

/** The sentences of all pages, or of some, without code samples, links and emphasis. */
export function statements(pattern: RegExp, pages = PAGES): Statement[] {
  return pages.flatMap(({ path, text }) =>
    withoutMarkup(text)
      .split(/\n+| \| |(?<=[.!?]) +(?=[A-Z`])/)
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => ({ path, sentence: sentence.trim() })),
  );
}

/** Text without code samples, links and emphasis. */
export function withoutMarkup(text: string): string {
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '');
}

/** The pages of statements, each once. */
export function pathsOf(found: Statement[]): string[] {
  return [...new Set(found.map(({ path }) => path))];
}

/** Compares what all pages say with a rule; a failure lists the sentences that are wrong. */
export function expectAll(found: Statement[], isRight: (sentence: string) => boolean) {
  expect(found.filter(({ sentence }) => !isRight(sentence))).toEqual([]);
}
