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
 * Cuts a page's Markdown twin into its sections by anchor, each with the sections below it. The twin has the headings
 * of the page in its order, so a section is found by its place.
 */
export function cutSections(twin: string, page: Page): ReadonlyMap<string, string> {
  const body = twin.replace(FRONT_MATTER, '');
  const headings = headingsOf(body);
  return new Map(
    page.markdown.headings.flatMap(({ id }, place) => {
      const heading = headings[place];
      if (!heading) return [];
      const next = headings.slice(place + 1).find(({ depth }) => depth <= heading.depth);
      return [[id, `${body.slice(heading.start, next?.start).trimEnd()}\n`]];
    }),
  );
}

/** Depth and place of every heading below the title. */
function headingsOf(markdown: string): { depth: number; start: number }[] {
  const found: Heading[] = [];
  visit(parser.parse(markdown), 'heading', (node) => {
    if (node.depth > 1) found.push(node);
  });
  return found.map(({ depth, position }) => ({ depth, start: position?.start.offset ?? 0 }));
}
