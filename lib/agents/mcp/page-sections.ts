import type { Heading } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/pages/page';

/** A section of a page, with the sections below it. */
export interface PageSection {
  anchor: string;
  title: string;
  level: number;
  /** Position in the page Markdown. */
  start: number;
  end: number;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
/** Only headings are read, so inline content isn't parsed. Parsing it takes most of the time. */
const BLOCKS_ONLY = {
  disable: {
    null: [
      'attention',
      'autolink',
      'characterEscape',
      'characterReference',
      'codeText',
      'hardBreakEscape',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink',
    ],
  },
};
const parser = unified().use(remarkParse).data('micromarkExtensions', [BLOCKS_ONLY]);

/** Finds the sections of a page in its Markdown, which has the same headings in the same order. */
export function cutSections(markdown: string, page: Page): PageSection[] {
  const bodyStart = FRONT_MATTER.exec(markdown)?.[0].length ?? 0;
  const headings = headingsOf(markdown.slice(bodyStart));
  return page.markdown.headings.flatMap(({ id, text, depth }, position) => {
    const heading = headings[position];
    if (!heading) return [];
    const next = headings.slice(position + 1).find((other) => other.depth <= heading.depth);
    const start = bodyStart + heading.start;
    const end = next ? bodyStart + next.start : markdown.length;
    return [{ anchor: id, title: text, level: depth, start, end }];
  });
}

/** Depth and position of every heading below the title. */
function headingsOf(markdown: string): { depth: number; start: number }[] {
  const found: Heading[] = [];
  visit(parser.parse(markdown), 'heading', (node) => {
    if (node.depth > 1) found.push(node);
  });
  return found.map(({ depth, position }) => ({ depth, start: position?.start.offset ?? 0 }));
}
