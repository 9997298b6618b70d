import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as hastText } from 'hast-util-to-string';
import { toString as mdastText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../content/load/split-front-matter';

/** Common structure of the HTML and the Markdown of a page. */
export interface PageStructure {
  /** Headings in order, such as `## Parameters`. */
  headings: string[];
  /** The text of code blocks in order. */
  code: string[];
}

/** The parsed Markdown of a page. */
export interface MarkdownPage extends PageStructure {
  frontMatter: Record<string, unknown>;
  /** Targets of all links. */
  links: string[];
}

/** Reads the structure of the `main` element of a built page, without navigation. */
export function htmlStructure(html: string): PageStructure {
  const structure: PageStructure = { headings: [], code: [] };
  visit(fromHtml(html) as Nodes, 'element', (main) => {
    if (main.tagName !== 'main') return undefined;
    visit(main, 'element', (element) => {
      if (element.tagName === 'nav' || element.properties.ariaHidden === 'true') return SKIP;
      const level = /^h([1-6])$/.exec(element.tagName)?.[1];
      if (level) structure.headings.push(heading(Number(level), hastText(element)));
      if (element.tagName === 'pre') structure.code.push(codeText(element));
      return undefined;
    });
    return SKIP;
  });
  return structure;
}

/** Reads the structure of a page's Markdown. */
export function markdownStructure(markdown: string): MarkdownPage {
  const { yaml, body } = splitFrontMatter(markdown);
  const page: MarkdownPage = { headings: [], code: [], frontMatter: parse(yaml) ?? {}, links: [] };
  visit(unified().use(remarkParse).use(remarkGfm).parse(body), (node) => {
    if (node.type === 'heading') page.headings.push(heading(node.depth, mdastText(node)));
    if (node.type === 'code') page.code.push(node.value.trimEnd());
    if (node.type === 'link' || node.type === 'definition') page.links.push(node.url);
  });
  return page;
}

function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ').trim()}`;
}

function codeText(pre: Element): string {
  return hastText(pre).trimEnd();
}
