import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { remarkContentRules } from '../plugins/content-rules';
import { escapeHeadingIds, type Heading, remarkHeadings } from '../plugins/headings';
import { remarkUnwrapTags } from '../plugins/unwrap-tags';
import type { ContentIssue } from './content-error';
import type { ParsedMarkdown } from './parsed-markdown';

/**
 * Parses a page's body and applies the rules of content.
 *
 * @returns the tree with its headings, or every issue with its line
 */
export function parseMarkdown(file: string, body: string): ParsedMarkdown | ContentIssue[] {
  const source = new VFile({ path: file, value: escapeHeadingIds(body) });
  let headings: Heading[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkContentRules)
    .use(remarkHeadings, {
      onHeadings: (found) => {
        headings = found;
      },
    })
    .use(remarkUnwrapTags);
  let tree: Root;
  try {
    tree = processor.runSync(processor.parse(source), source) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // For a tag that is still open at the end of the file, only the message has the line.
    const line = error.line ?? (Number(/\((\d+):/.exec(error.reason)?.[1]) || 1);
    return [{ file, line, reason: `can't be parsed: ${error.reason}` }];
  }
  if (source.messages.length > 0) {
    return source.messages.map(({ line, reason }) => ({ file, line, reason }));
  }
  return { tree, headings };
}
