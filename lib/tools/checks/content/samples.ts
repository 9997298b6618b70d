import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../../content/pages/page';
import {
  type FenceMeta,
  readFenceMeta,
  withoutRemovedLines,
} from '../../../content/plugins/fence-meta';
import { fileOrUrl } from './content-pages';

/** A code sample: a fenced code block of the content. */
export interface Sample extends FenceMeta {
  file: string;
  /** Line of the file that holds the first line of the code. */
  line: number;
  language: string;
  code: string;
  /** Samples of one area can import each other by title. */
  area: string | null;
  /** Whether the page is generated. Its samples are declarations, which don't compile on their own. */
  isGenerated: boolean;
}

/** Returns every code sample of the pages; one that shows a diff is read as the result of that diff. */
export function collectSamples(pages: readonly Page[]): Sample[] {
  return pages.flatMap((page) => {
    const samples: Sample[] = [];
    const isGenerated = 'generated_from' in page.frontMatter;
    visit(page.markdown.tree, 'code', (node: Code) => {
      samples.push({
        ...readFenceMeta(node.meta ?? ''),
        file: fileOrUrl(page),
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
