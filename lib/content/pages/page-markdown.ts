import type { Code, Nodes as Node, Parents, Root, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { operationMarkdownUrl } from '../../api/openapi/operation-markdown-url';
import { siteUrl } from '../../site/config/site-address';
import { markdownAddress } from '../../site/http/markdown-address';
import { readFenceMeta, withoutCheckMeta } from '../plugins/fence-meta';
import { replaceTags } from '../plugins/tags-to-markdown';
import { linkList, strong } from '../sources/nodes';
import { expandPage } from './expand-page';
import { getBreadcrumbs } from './lookups';
import { overviewSections } from './overview';
import type { ContentIndex, Page, PageContext } from './page';
import type { PageMarkdown } from './write-page-markdown';

/** The bodies that were written, by page. Writing one takes longer than everything that is made of it. */
const bodies = new WeakMap<Page, { index: ContentIndex; body: string }>();

/**
 * A page as plain Markdown, for agents and for copying: the same headings, text, tables and code as the page, with
 * components replaced by ordinary Markdown and links made absolute. A category page without text lists its children.
 */
export function pageMarkdown(context: PageContext): PageMarkdown {
  const { page, index } = context;
  const known = bodies.get(page);
  const body = known?.index === index ? known.body : writeBody(context);
  bodies.set(page, { index, body });
  return {
    url: page.url,
    title: page.title,
    description: page.description,
    kind: page.kind,
    lastUpdated: page.lastUpdated,
    body,
  };
}

function writeBody(context: PageContext): string {
  const { page, index } = context;
  const tree: Root = page.file
    ? structuredClone(expandPage(context))
    : { type: 'root', children: overview(context) };
  replaceTags(tree);
  visit(tree, 'code', plainFence);
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = agentLink(node.url, index);
  });
  visit(tree, 'table', linkOnce);
  return writeMarkdown(tree);
}

/** Writes a tree as Markdown, in the same style on every page. */
function writeMarkdown(tree: Root): string {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify(tree);
}

/** The absolute form of a link of the site; it leads to the page Markdown if the target has one. */
export function agentLink(url: string, index: ContentIndex): string {
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

function overview({ page, index }: PageContext): RootContent[] {
  const children = getBreadcrumbs(index, page).at(-1)?.children ?? [];
  return overviewSections(children).flatMap(({ label, nodes }): RootContent[] => {
    const list = linkList(
      nodes.map((node) => ({
        title: node.label,
        url: node.page.url,
        words: [{ type: 'text', value: node.page.description }],
      })),
    );
    if (!label) return [list];
    return [{ type: 'heading', depth: 2, children: [{ type: 'text', value: label }] }, list];
  });
}

/** The comment by which the highlighter recognizes a changed line. */
const CHANGE_MARK = /\s*(?:\/\/|#|--|\/\*|<!--)\s*\[!code (\+\+|--)\]\s*(?:\*\/|-->)?\s*$/;

/**
 * Writes the title of a code sample above it and the numbers of changed lines into its fence; removes what only the
 * checks and the highlighter read.
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

/** The title in the metadata of a fence. */
const TITLE = /\btitle="[^"]*"/;

/** Links each name in a table only once: a table with hundreds of uses would be mostly addresses. */
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
