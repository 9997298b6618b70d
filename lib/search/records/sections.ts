import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { expandPage } from '../../content/pages/expand-page';
import type { PageContext } from '../../content/pages/page';

/** The blocks between two headings; the first section of a page has no heading. */
export interface Section {
  /** Headings down to this one, outermost first. */
  headings: string[];
  anchor: string | undefined;
  /** Names that the heading writes as code. */
  names: string[];
  blocks: RootContent[];
}

/** Divides a page at its headings. */
export function sectionsOf(context: PageContext): Section[] {
  const sections: Section[] = [{ headings: [], anchor: undefined, names: [], blocks: [] }];
  const open: { depth: number; text: string }[] = [];
  for (const block of expandPage(context).children) {
    if (block.type !== 'heading') {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    while ((open.at(-1)?.depth ?? 0) >= block.depth) open.pop();
    open.push({ depth: block.depth, text: textOf(block) });
    const id = block.data?.hProperties?.id;
    sections.push({
      headings: open.map(({ text }) => text),
      anchor: typeof id === 'string' ? id : undefined,
      names: block.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])),
      blocks: [],
    });
  }
  return sections;
}
