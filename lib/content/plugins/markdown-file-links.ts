import { posix } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page, PageContext } from '../pages/page';

/** Replaces links to Markdown files (`./x.md#a`) with the addresses of their pages. */
export function remarkMarkdownFileLinks(context: PageContext) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition')
        node.url = addressOf(node.url, context);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const given of node.attributes) {
        if (given.type !== 'mdxJsxAttribute' || given.name !== 'href') continue;
        if (typeof given.value === 'string') given.value = addressOf(given.value, context);
      }
    });
  };
}

/** Whether the target of a link is the relative path of a Markdown file, such as `../x.md`. */
export function isMarkdownFileLink(target: string): boolean {
  return /^(?![a-z][a-z\d+.-]*:|\/|#)[^?#]*\.md(?:[?#]|$)/i.test(target);
}

/** The page that is made from the linked Markdown file; `null` if there is none. */
function findLinkedPage(target: string, { page, index }: PageContext): Page | null {
  const [path = ''] = target.split(/[?#]/);
  const file = posix.join(posix.dirname(page.file ?? ''), path.replaceAll('%20', ' '));
  const pages = [...index.pages.values(), ...index.standalone.values()];
  return pages.find((each) => each.file === file) ?? null;
}

function addressOf(target: string, context: PageContext): string {
  const page = isMarkdownFileLink(target) ? findLinkedPage(target, context) : null;
  if (!page) return target;
  const [path = ''] = target.split(/[?#]/);
  return page.url + target.slice(path.length);
}
