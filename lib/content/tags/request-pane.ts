import { tagAttribute } from '../plugins/tag-attribute';
import { defineTag } from './define-tag';

/** The example requests of an operation, beside its text. */
export const requestPane = defineTag({ name: 'RequestPane', attributes: {}, isInternal: true });

/** The example of an object or a topic, beside the text of its page. */
export const examplePane = defineTag({ name: 'ExamplePane', attributes: {}, isInternal: true });

/** Method and path of an operation. */
export const endpointLine = defineTag({
  name: 'EndpointLine',
  attributes: {},
  isInternal: true,
  markdown: (node) => {
    const value = `${tagAttribute(node, 'method')} ${tagAttribute(node, 'path')}`;
    return [{ type: 'paragraph', children: [{ type: 'inlineCode', value }] }];
  },
});
