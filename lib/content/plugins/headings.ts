import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A part of a heading's text, as the table of contents shows it. */
export interface HeadingPart {
  text: string;
  code: boolean;
}

export interface Heading {
  depth: 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  parts: HeadingPart[];
}

// A fence may start on the line of a list item or quote; a line that ends a fence contains nothing else.
const FENCE_START = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_END = /^[\s>]*(`{3,}|~{3,})\s*$/;
const EXPLICIT_ID = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Adds an id to every heading and collects the table of contents in the same pass, so that both always match.
 * Ids follow the GitHub slug rule; `## Title {#id}` sets one, which takes precedence over generated ids.
 */
export function remarkHeadings(options: { onHeadings?: (headings: Heading[]) => void } = {}) {
  return (tree: Root, file: VFile) => {
    const nodes: HeadingNode[] = [];
    visit(tree, 'heading', (node) => {
      nodes.push(node);
    });

    const slugger = new GithubSlugger();
    const explicit = nodes.map((node) => takeExplicitId(node));
    for (const [index, id] of explicit.entries()) {
      if (id === undefined) continue;
      if (slugger.slug(id, true) !== id) {
        file.message(`has the heading id "${id}" twice. Choose another one.`, nodes[index]);
      }
    }

    const headings: Heading[] = [];
    for (const [index, node] of nodes.entries()) {
      const text = textOf(node);
      if (node.depth === 1) {
        file.message(
          `has a second page title, "# ${text}". Start headings with "##": the title is in the front matter.`,
          node,
        );
        continue;
      }
      const id = explicit[index] ?? slugger.slug(text);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      headings.push({ depth: node.depth, id, text, parts: node.children.flatMap(partsOf) });
    }
    options.onHeadings?.(headings);
  };
}

/**
 * Puts a backslash before `{#id}`, which the MDX parser would read as an expression; {@link remarkHeadings} reads it.
 * Line numbers stay the same, and code fences are not changed.
 */
export function escapeHeadingIds(markdown: string): string {
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      if (fence === '') fence = FENCE_START.exec(line)?.[1] ?? '';
      else if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = '';
      if (fence !== '') return line;
      return line.replace(/^(#{1,6}\s.*?)\{(#[\w-]+\}\s*)$/, '$1\\{$2');
    })
    .join('\n');
}

function takeExplicitId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

function partsOf(node: PhrasingContent): HeadingPart[] {
  if (node.type === 'inlineCode') return [{ text: node.value, code: true }];
  if ('children' in node) return node.children.flatMap(partsOf);
  const text = textOf(node);
  return text ? [{ text, code: false }] : [];
}
