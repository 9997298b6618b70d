import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Content of one address for readers and agents, as lists of lines by kind. */
export type AddressContents = Partial<Record<ContentKind, string[]>>;

/** The kinds of content, in the order in which differences are reported. */
export const CONTENT_KINDS = [
  'head',
  'heading',
  'link',
  'label',
  'text',
  'file',
  'binary',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Elements that don't end a line of text. */
const INLINE = new Set(
  'a abbr b bdi br code del em i kbd mark s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const LABELS = ['ariaLabel', 'alt', 'title', 'placeholder'] as const;
const TEXT_FILE = /\.(?:html|json|md|svg|ts|txt|xml|yaml)$|\/[^./]+$/;

/**
 * Reads what a finished build prerendered: pages, and the responses of route handlers such as page Markdown.
 *
 * @param distFolder the folder of the build, such as `.next`
 */
export function readBuild(distFolder: string): Map<string, AddressContents> {
  const folder = join(distFolder, 'server/app');
  const contents = new Map<string, AddressContents>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, path);
    if (path.endsWith('.html')) {
      const address = `/${path.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');
      contents.set(address, readPage(readFileSync(file, 'utf8')));
    } else if (path.endsWith('.body')) {
      const address = `/${path.slice(0, -'.body'.length)}`;
      contents.set(address, readBody(address, readFileSync(file)));
    }
  }
  return contents;
}

function readPage(html: string): AddressContents {
  const tree = fromHtml(html) as Nodes;
  const contents = { head: [], heading: [], link: [], label: [], text: [] } as Record<
    'head' | 'heading' | 'link' | 'label' | 'text',
    string[]
  >;
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'template') return SKIP;
    const id = properties.id ? ` #${properties.id}` : '';
    if (/^h[1-6]$/.test(tagName))
      contents.heading.push(`${tagName}${id} ${collapseSpaces(textOf(element))}`);
    if (tagName === 'a' && properties.href) {
      contents.link.push(`${properties.href} ${collapseSpaces(textOf(element))}`.trim());
    }
    for (const name of LABELS) {
      if (properties[name]) contents.label.push(`${tagName} ${name}: ${properties[name]}`);
    }
    contents.head.push(...headLines(element));
    if (tagName === 'body') contents.text = textLines(element);
    return undefined;
  });
  return contents;
}

/** The elements of the head that browsers, search engines and agents read. */
function headLines(element: Element): string[] {
  const { tagName, properties } = element;
  const { name, property, content, rel, href, type } = properties;
  if (tagName === 'title') return [`title ${collapseSpaces(textOf(element))}`];
  if (tagName === 'meta') return [`meta ${name ?? property ?? ''} ${content ?? ''}`];
  const isAsset = String(href).includes('/_next/');
  if (tagName === 'link' && !isAsset) return [`link ${[rel].flat().join(' ')} ${href}`];
  const isData = tagName === 'script' && type === 'application/ld+json';
  return isData ? jsonLines(textOf(element)) : [];
}

/** The text that a page shows, a line for each block. */
function textLines(body: Element): string[] {
  const lines = [''];
  const add = (node: Nodes) => {
    if (node.type === 'text') lines[lines.length - 1] += node.value;
    if (node.type !== 'element' || WITHOUT_TEXT.has(node.tagName)) return;
    if (!INLINE.has(node.tagName)) lines.push('');
    for (const child of node.children) add(child);
    if (!INLINE.has(node.tagName)) lines.push('');
  };
  add(body);
  return lines.map(collapseSpaces).filter((line) => line !== '');
}

function readBody(address: string, body: Buffer): AddressContents {
  if (!TEXT_FILE.test(address))
    return { binary: [`${body.length} bytes ${body.toString('base64')}`] };
  const text = body.toString();
  return { file: address.endsWith('.json') ? jsonLines(text) : text.split('\n') };
}

function jsonLines(text: string): string[] {
  return JSON.stringify(JSON.parse(text), null, 1).split('\n');
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
