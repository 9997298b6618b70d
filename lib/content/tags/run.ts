import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { tagAttribute } from '../plugins/tag-attribute';
import { blocks, codeSpan, tag } from '../sources/nodes';
import { defineTag } from './define-tag';

/**
 * A button that runs something in the reader's sandbox, with the recorded response. In page Markdown, a sample of the SDK
 * has its id, by which agents read its recorded run.
 */
export const run = defineTag({
  name: 'Run',
  attributes: {},
  isInternal: true,
  markdown(node) {
    const { sample } = JSON.parse(tagAttribute(node, 'subject') ?? '{}');
    if (!sample) return node.children;
    return blocks(`Sample id for the MCP tool ${codeSpan('run_sample')}: ${codeSpan(sample)}`);
  },
});

/** Several buttons in a line. */
export const runList = defineTag({ name: 'RunList', attributes: {}, isInternal: true });

/**
 * Makes a button.
 *
 * @param subject what `components/console/run-buttons.client.ts` runs
 * @param recorded the recorded response or deliveries
 */
export function runButton(
  label: string,
  subject: Readonly<Record<string, unknown>>,
  recorded: RootContent[] = [],
): MdxJsxFlowElement {
  return tag('Run', { label, subject: JSON.stringify(subject) }, recorded);
}
