import type { Node, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PageContext } from '../pages/page';
import { sampleRun, sdkSampleRun } from '../sources/sample-run';
import { findTag } from '../tags/registry';

/**
 * Replaces tags such as `<Parameters />` with ordinary Markdown made from the contract and the SDK's declarations.
 * The replacement has the tag's position, so that issues in it name the line of the tag.
 *
 * @throws VFileMessage with the line of a tag whose source doesn't have what it names
 */
export function remarkExpandSources(context: PageContext) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const made = failAt(node, file, () => findTag(node.name)?.expand?.(node, context));
      if (!made || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    visit(tree, 'code', (node, index, parent) => {
      const button: RootContent | null = failAt(
        node,
        file,
        () => sampleRun(node) ?? sdkSampleRun(node, context),
      );
      if (!button || !parent || index === undefined) return undefined;
      parent.children.splice(index + 1, 0, button);
      return [SKIP, index + 2];
    });
  };
}

function failAt<T>(node: Node, file: VFile, make: () => T): T {
  try {
    return make();
  } catch (error) {
    file.fail(error instanceof Error ? error.message : String(error), node);
  }
}
