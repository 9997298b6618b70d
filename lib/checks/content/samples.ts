import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../docs/page';
import { type FenceMeta, readFenceMeta } from '../../docs/plugins/fence-meta';
import { placeOf } from './content-pages';

/** A code fence of the content. */
export interface Sample extends FenceMeta {
  file: string;
  /** Line of the file that the first line of the code stands on. */
  line: number;
  language: string;
  code: string;
  /** Fences of an area can import each other by title. */
  area: string | null;
  /** Whether the page is generated: its samples are the declarations, which need not stand on their own. */
  isGenerated: boolean;
}

/** Every code fence of the pages, in the state that the reader ends with when the fence shows a change. */
export function collectSamples(pages: readonly Page[]): Sample[] {
  return pages.flatMap((page) => {
    const samples: Sample[] = [];
    const isGenerated = 'generated_from' in page.frontMatter;
    visit(page.markdown.tree, 'code', (node: Code) => {
      samples.push({
        ...readFenceMeta(node.meta ?? ''),
        file: placeOf(page),
        line: (node.position?.start.line ?? 0) + 1,
        language: node.lang ?? 'text',
        code: withoutRemovedLines(node.value),
        area: page.area,
        isGenerated,
      });
    });
    return samples;
  });
}

/** Lines keep their numbers: a removed one is left empty. */
function withoutRemovedLines(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.includes('[!code --]') ? '' : line))
    .join('\n');
}
