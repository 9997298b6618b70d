import type { Root } from 'mdast';
import type { Heading } from '../plugins/headings';

/** The Markdown of a page, parsed. */
export interface ParsedMarkdown {
  tree: Root;
  headings: Heading[];
}
