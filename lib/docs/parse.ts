import type { Image, Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { ContentIssue } from './content-error';
import { remarkContentRules } from './plugins/content-rules';
import { escapeHeadingIds, type Heading, remarkHeadings } from './plugins/headings';

/** Something that a page points at: where, and on which line of the file it stands. */
export interface Reference {
  target: string;
  line: number;
}

/** What a page's Markdown holds, without rendering it. */
export interface ParsedMarkdown {
  tree: Root;
  headings: Heading[];
  links: Reference[];
  images: Reference[];
}

/**
 * Parses a page's body and applies the rules of content.
 *
 * @returns the tree with its headings, links and images, or every issue with its line
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
    });
  let tree: Root;
  try {
    tree = processor.runSync(processor.parse(source), source) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // A tag that is open at the end of the file is placed in the message alone.
    const line = error.line ?? (Number(/\((\d+):/.exec(error.reason)?.[1]) || 1);
    return [{ file, line, reason: `can't be parsed: ${error.reason}` }];
  }
  if (source.messages.length > 0) {
    return source.messages.map(({ line, reason }) => ({ file, line, reason }));
  }
  return { tree, headings, links: collectLinks(tree), images: collect<Image>(tree, 'image') };
}

function collectLinks(tree: Root): Reference[] {
  const links = [...collect<Link>(tree, 'link'), ...collect<Link>(tree, 'definition')];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'href' &&
        typeof attribute.value === 'string'
      ) {
        links.push({ target: attribute.value, line: node.position?.start.line ?? 1 });
      }
    }
  });
  return links;
}

function collect<Node extends { url: string; type: string }>(
  tree: Root,
  type: string,
): Reference[] {
  const found: Reference[] = [];
  visit(tree, type, (node) => {
    found.push({ target: (node as unknown as Node).url, line: node.position?.start.line ?? 1 });
  });
  return found;
}
