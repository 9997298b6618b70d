import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { remarkExpandSources } from '../../docs/plugins/expand-sources';
import type { PageContext } from '../../docs/sources/pages';

/** What stands between two headings; the first section of a page has no heading. */
export interface Section {
  /** Headings down to this one, outermost first. */
  headings: string[];
  anchor: string | null;
  /** Names that the heading writes as code. */
  names: string[];
  blocks: RootContent[];
}

/** A page taken apart at its headings, with what the sources say in the place of the tags. */
export function sectionsOf(context: PageContext): Section[] {
  const { page } = context;
  const tree: Root = structuredClone(page.markdown.tree);
  remarkExpandSources(context)(tree, new VFile({ path: page.file ?? page.url }));

  const sections: Section[] = [{ headings: [], anchor: null, names: [], blocks: [] }];
  const open: { depth: number; text: string }[] = [];
  for (const block of tree.children) {
    if (block.type !== 'heading') {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    while ((open.at(-1)?.depth ?? 0) >= block.depth) open.pop();
    open.push({ depth: block.depth, text: textOf(block) });
    const id = block.data?.hProperties?.id;
    sections.push({
      headings: open.map(({ text }) => text),
      anchor: typeof id === 'string' ? id : null,
      names: block.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])),
      blocks: [],
    });
  }
  return sections;
}
