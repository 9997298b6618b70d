import type {
  BlockContent,
  List,
  Nodes as Node,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { SKIP, visit } from 'unist-util-visit';
import { tagAttribute } from './tag-attribute';

/** Replaces tags such as `<Note>` with ordinary Markdown that reads the same. */
export function replaceTags(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...asMarkdown(node));
    // The Markdown may contain tags too.
    return [SKIP, index];
  });
}

function asMarkdown(node: MdxJsxFlowElement): RootContent[] {
  const children = blocksOf(node);
  switch (node.name) {
    case 'Note':
    case 'Tip':
    case 'Info':
    case 'Warning':
    case 'Danger':
      return [
        {
          type: 'blockquote',
          children: [strong(tagAttribute(node, 'title') ?? node.name), ...children],
        },
      ];
    case 'EndpointLine':
      return [endpoint(`${tagAttribute(node, 'method')} ${tagAttribute(node, 'path')}`)];
    case 'Tabs':
      // One language is enough for an agent: the request is the same in all.
      return tagAttribute(node, 'markdown') === 'first'
        ? blocksOf(node.children[0] as MdxJsxFlowElement)
        : children;
    case 'Tab':
      return [strong(tagAttribute(node, 'title') ?? ''), ...children];
    case 'Details':
      return [strong(tagAttribute(node, 'summary') ?? ''), ...children];
    case 'Cards':
      return [cardList(node)];
    case 'Picture':
      return [text(`Picture: ${tagAttribute(node, 'alt')}`)];
    default:
      return children;
  }
}

/** The blocks of a tag; the text of a tag on one line becomes a paragraph. */
function blocksOf({ children }: MdxJsxFlowElement): BlockContent[] {
  const isText = children.length > 0 && (children as Node[]).every((child) => isPhrasing(child));
  if (!isText) return children as BlockContent[];
  return [{ type: 'paragraph', children: children as Node[] as PhrasingContent[] }];
}

function cardList(node: MdxJsxFlowElement): List {
  const cards = node.children.filter((child) => child.type === 'mdxJsxFlowElement');
  return linkList(
    cards.map((card) => ({
      title: tagAttribute(card, 'title') ?? '',
      url: tagAttribute(card, 'href') ?? '',
      words: blocksOf(card).flatMap((child) => (child.type === 'paragraph' ? child.children : [])),
    })),
  );
}

/** A link and the description that follows it. */
export interface ListedLink {
  title: string;
  url: string;
  words: PhrasingContent[];
}

/** A list of links, each with a description. */
export function linkList(links: ListedLink[]): List {
  return {
    type: 'list',
    spread: false,
    children: links.map(({ title, url, words }) => {
      const link: PhrasingContent = {
        type: 'link',
        url,
        children: [{ type: 'text', value: title }],
      };
      return {
        type: 'listItem',
        children: [
          { type: 'paragraph', children: [link, { type: 'text', value: ': ' }, ...words] },
        ],
      };
    }),
  };
}

/** A line in bold. */
export function strong(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] };
}

function endpoint(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'inlineCode', value }] };
}

function text(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
