import { tagAttribute } from '../plugins/tag-attribute';
import { blocks, codeSpan } from '../sources/nodes';
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
    const sample = tagAttribute(node, 'sample');
    if (!sample) return node.children;
    return blocks(`Sample id for the MCP tool ${codeSpan('run_sample')}: ${codeSpan(sample)}`);
  },
});
