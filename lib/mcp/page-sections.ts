import type { Heading } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '../docs/page';

/** A section of a page, as its contents list names it. */
export interface PageSection {
  anchor: string;
  title: string;
  level: number;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const parser = unified().use(remarkParse).use(remarkGfm);

/** The sections of a page, in its order. */
export function sectionsOf(page: Page): PageSection[] {
  return page.markdown.headings.map(({ id, text, depth }) => ({
    anchor: id,
    title: text,
    level: depth,
  }));
}

/**
 * Cuts the section with an anchor out of a page's Markdown twin, with the sections below it. The twin has the headings
 * of the page in its order, so the anchor is found by its place.
 *
 * @returns `null` when the page has no such section
 */
export function cutSection(twin: string, page: Page, anchor: string): string | null {
  const place = page.markdown.headings.findIndex(({ id }) => id === anchor);
  if (place < 0) return null;
  const body = twin.replace(FRONT_MATTER, '');
  const headings = headingsOf(body);
  const heading = headings[place];
  if (!heading) return null;
  const next = headings.slice(place + 1).find(({ depth }) => depth <= heading.depth);
  return `${body.slice(heading.start, next?.start).trimEnd()}\n`;
}

/** Depth and place of every heading below the title. */
function headingsOf(markdown: string): { depth: number; start: number }[] {
  const found: Heading[] = [];
  visit(parser.parse(markdown), 'heading', (node) => {
    if (node.depth > 1) found.push(node);
  });
  return found.map(({ depth, position }) => ({ depth, start: position?.start.offset ?? 0 }));
}
