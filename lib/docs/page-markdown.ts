import type {
  BlockContent,
  Code,
  List,
  Nodes as Node,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { markdownAddress } from '../http/markdown-address';
import { operationMarkdownUrl } from '../openapi/operation-markdown-url';
import { getBreadcrumbs } from './lookups';
import { remarkExpandSources } from './plugins/expand-sources';
import { readFenceMeta, withoutCheckMeta } from './plugins/fence-meta';
import { remarkMarkdownFileLinks } from './plugins/markdown-file-links';
import type { ContentIndex } from './source';
import type { PageContext } from './sources/pages';
import type { PageMarkdown } from './write-page-markdown';

/**
 * A page as plain Markdown, for agents and for copying: the same headings, text, tables and code as the page, with
 * components replaced by ordinary Markdown and links made absolute. A category page without text lists its children.
 *
 * @param siteUrl address of the site with its base path, without a trailing slash
 */
export function pageMarkdown(context: PageContext, siteUrl: string): PageMarkdown {
  const { page, index } = context;
  const tree: Root = page.file
    ? structuredClone(page.markdown.tree)
    : { type: 'root', children: [childList(context)] };
  remarkExpandSources(context)(tree, new VFile({ path: page.file ?? page.url }));
  remarkMarkdownFileLinks(context)(tree);
  unwrapTags(tree);
  replaceComponents(tree);
  visit(tree, 'code', plainFence);
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition')
      node.url = agentLink(node.url, index, siteUrl);
  });
  visit(tree, 'table', linkOnce);
  return {
    url: page.url,
    title: page.title,
    description: page.description,
    kind: page.kind,
    lastUpdated: page.lastUpdated,
    body: writeMarkdown(tree),
  };
}

/** Writes a tree as Markdown, in the same style on every page. */
export function writeMarkdown(tree: Root): string {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify(tree);
}

/** The absolute form of a link of the site; it leads to the page Markdown if the target has one. */
export function agentLink(url: string, index: ContentIndex, siteUrl: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [path = '', fragment] = url.split('#');
  if (path === '/api' && fragment) return siteUrl + operationMarkdownUrl(fragment);
  const isPage =
    ['/', '/api'].includes(path) ||
    index.pages.has(path.replace(/^\/docs\/?/, '')) ||
    index.standalone.has(path.slice(1));
  const target = (isPage && markdownAddress(path)) || path;
  return siteUrl + target + (fragment ? `#${fragment}` : '');
}

function childList({ page, index }: PageContext): List {
  const children = getBreadcrumbs(index, page).at(-1)?.children ?? [];
  return linkList(
    children.map((child) => ({
      title: child.label,
      url: child.page.url,
      words: [{ type: 'text', value: child.page.description }],
    })),
  );
}

/** What the highlighter reads from the code of a changed line. */
const CHANGE_MARK = /\s*(?:\/\/|#|--|\/\*|<!--)\s*\[!code (\+\+|--)\]\s*(?:\*\/|-->)?\s*$/;

/**
 * Puts the title of a fence above it, takes out what is meant for checks and for the highlighter, and leaves the
 * numbers of changed lines in its head.
 */
function plainFence(node: Code, position?: number, parent?: Parents): VisitorResult {
  const changed: Record<string, number[]> = { ins: [], del: [] };
  if (node.lang !== 'text') {
    node.value = node.value
      .split('\n')
      .map((line, number) =>
        line.replace(CHANGE_MARK, (_, mark: string) => {
          changed[mark === '++' ? 'ins' : 'del']?.push(number + 1);
          return '';
        }),
      )
      .join('\n');
  }
  const { title } = readFenceMeta(node.meta ?? '');
  const marks = Object.entries(changed).flatMap(([name, lines]) =>
    lines.length > 0 ? [`${name}={${lines.join(',')}}`] : [],
  );
  const meta = [
    withoutCheckMeta(node.meta ?? '')
      .replace(TITLE, '')
      .trim(),
    ...marks,
  ];
  node.meta = meta.filter((part) => part !== '').join(' ') || null;
  if (!title || !parent || position === undefined) return undefined;
  (parent as { children: Node[] }).children.splice(position, 0, strong(title));
  return [SKIP, position + 2];
}

/** The title of a fence. */
const TITLE = /\btitle="[^"]*"/;

/** Links each name of a table where it stands first: a table of hundreds of uses would be mostly addresses. */
function linkOnce(table: Table) {
  const seen = new Set<string>();
  visit(table, 'link', (node, position, parent) => {
    const key = `${node.url} ${JSON.stringify(node.children, ['type', 'value', 'children'])}`;
    if (!seen.has(key)) {
      seen.add(key);
      return undefined;
    }
    if (!parent || position === undefined) return undefined;
    parent.children.splice(position, 1, ...node.children);
    return [SKIP, position + node.children.length];
  });
}

/** Tags that fill their line alone stand in a paragraph until the page is compiled: takes that away. */
function unwrapTags(tree: Root) {
  visit(tree, 'paragraph', (node, position, parent) => {
    const tags = node.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    );
    if (!parent || position === undefined || tags.length === 0) return undefined;
    if (tags.some(({ type }) => type !== 'mdxJsxTextElement')) return undefined;
    const blocks = tags.map((tag): MdxJsxFlowElement => {
      const words = 'children' in tag ? (tag.children as PhrasingContent[]) : [];
      return {
        ...(tag as MdxJsxTextElement),
        type: 'mdxJsxFlowElement',
        children: words.length > 0 ? [{ type: 'paragraph', children: words }] : [],
      };
    });
    (parent as { children: Node[] }).children.splice(position, 1, ...blocks);
    return [SKIP, position];
  });
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
  return linkList(
    cards.map((card) => ({
      title: attribute(card, 'title') ?? '',
      url: attribute(card, 'href') ?? '',
      words: card.children.flatMap((child): PhrasingContent[] =>
        child.type === 'paragraph' ? child.children : [],
      ),
    })),
  );
}

interface ListedLink {
  title: string;
  url: string;
  words: PhrasingContent[];
}

function linkList(links: ListedLink[]): List {
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
