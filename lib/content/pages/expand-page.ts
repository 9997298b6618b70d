import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { ContentError, type ContentIssue } from '../load/content-error';
import { remarkExpandSources } from '../plugins/expand-sources';
import { remarkMarkdownFileLinks } from '../plugins/markdown-file-links';
import type { ContentIndex, Page, PageContext } from './page';

const expandedPages = new WeakMap<Page, Root>();

/**
 * The tree of a page with tags such as `<Parameters />` replaced by ordinary Markdown and links to Markdown files
 * replaced by the addresses of their pages. Made once per page: HTML, page Markdown, search and checks all start from
 * it. Clone the tree before changing it.
 *
 * @throws ContentError naming file and line of a tag whose source doesn't have what it names
 */
export function expandPage(context: PageContext): Root {
  const { page } = context;
  const known = expandedPages.get(page);
  if (known) return known;
  const tree = structuredClone(page.markdown.tree);
  try {
    remarkExpandSources(context)(tree, new VFile({ path: fileOf(page) }));
  } catch (error) {
    throw error instanceof VFileMessage ? new ContentError([toIssue(page, error)]) : error;
  }
  remarkMarkdownFileLinks(context)(tree);
  expandedPages.set(page, tree);
  return tree;
}

/** Takes the tree of a page as it is, because it was expanded before it was stored. */
export function keepExpanded(page: Page): void {
  expandedPages.set(page, page.markdown.tree);
}

/**
 * Expands every page of the index.
 *
 * @throws ContentError with the issues of all pages
 */
export function expandAllPages(index: ContentIndex): void {
  const issues: ContentIssue[] = [];
  for (const page of [...index.pages.values(), ...index.standalone.values()]) {
    try {
      expandPage({ page, index });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
    }
  }
  if (issues.length > 0) throw new ContentError(issues);
}

function toIssue(page: Page, { line, reason }: VFileMessage): ContentIssue {
  return { file: fileOf(page), ...(line && { line }), reason };
}

function fileOf(page: Page): string {
  return page.file ?? page.url;
}
