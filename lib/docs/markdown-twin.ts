import type { BlockContent, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { stringify as toYaml } from 'yaml';
import { remarkExpandSources } from './plugins/expand-sources';
import { remarkMarkdownFileLinks } from './plugins/markdown-file-links';
import type { PageContext } from './sources/pages';

/** What a twin's own lines say beside the page: where the page lives. */
export interface TwinAddress {
  /** The site with its base path, no slash at the end. */
  siteUrl: string;
}

/**
 * A page as plain Markdown, for agents and for copying: the same headings, text, tables and code as the page,
 * with components turned into what they mean and links made absolute.
 */
export function markdownTwin(context: PageContext, { siteUrl }: TwinAddress): string {
  const { page } = context;
  const tree = structuredClone(page.markdown.tree);
  remarkExpandSources(context)(tree, new VFile({ path: page.file ?? page.url }));
  remarkMarkdownFileLinks(context)(tree);
  replaceComponents(tree);
  visit(tree, ['link', 'definition'], (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/'))
      node.url = siteUrl + node.url;
  });
  const body = unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify(tree);
  const head = toYaml({
    title: page.title,
    description: page.description,
    url: siteUrl + page.url,
    ...(page.lastUpdated && { last_updated: page.lastUpdated }),
  });
  return `---\n${head}---\n\n# ${page.title}\n\n${page.description}\n\n${body}`;
}

function replaceComponents(tree: Root) {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...asMarkdown(node));
    // What came out may hold components too.
    return [SKIP, index];
  });
}

function asMarkdown(node: MdxJsxFlowElement): RootContent[] {
  const children = node.children as BlockContent[];
  switch (node.name) {
    case 'Note':
    case 'Tip':
    case 'Info':
    case 'Warning':
    case 'Danger':
      return [
        {
          type: 'blockquote',
          children: [strong(attribute(node, 'title') ?? node.name), ...children],
        },
      ];
    case 'Tab':
      return [strong(attribute(node, 'title') ?? ''), ...children];
    case 'Details':
      return [strong(attribute(node, 'summary') ?? ''), ...children];
    case 'Cards':
      return [cardList(node)];
    case 'Picture':
      return [text(`Picture: ${attribute(node, 'alt')}`)];
    default:
      return children;
  }
}

function cardList(node: MdxJsxFlowElement): List {
  const cards = node.children.filter((child) => child.type === 'mdxJsxFlowElement');
  return {
    type: 'list',
    spread: false,
    children: cards.map((card) => {
      const words = card.children.flatMap((child): PhrasingContent[] =>
        child.type === 'paragraph' ? child.children : [],
      );
      const title: PhrasingContent = {
        type: 'link',
        url: attribute(card, 'href') ?? '',
        children: [{ type: 'text', value: attribute(card, 'title') ?? '' }],
      };
      return {
        type: 'listItem',
        children: [
          { type: 'paragraph', children: [title, { type: 'text', value: ': ' }, ...words] },
        ],
      };
    }),
  };
}

function strong(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] };
}

function text(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function attribute(node: MdxJsxFlowElement, name: string): string | null {
  const found = node.attributes.find(
    (given) => given.type === 'mdxJsxAttribute' && given.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}
