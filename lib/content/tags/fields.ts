import type { PhrasingContent, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Tag, tagAttribute } from '../plugins/tag-attribute';
import { table } from '../sources/nodes';
import { defineTag } from './define-tag';

/** A field table written in the page itself, with one `<Field>` per row. */
export const fields = defineTag({
  name: 'Fields',
  attributes: { label: 'required' },
  expand: (node) => {
    const label = tagAttribute(node, 'label') ?? 'Fields';
    const made = table(label, 'fields', ['Name', 'Type', 'Meaning'], []);
    made.children.push(...fieldsOf(node).map(rowOf));
    return [made];
  },
});

export const field = defineTag({
  name: 'Field',
  attributes: { name: 'required', type: 'required', default: 'optional', optional: 'flag' },
});

function rowOf(node: Tag): TableRow {
  const default_ = tagAttribute(node, 'default');
  const isOptional = node.attributes.some(
    (given) => given.type === 'mdxJsxAttribute' && given.name === 'optional',
  );
  const note = default_ ? `optional, default ${default_}` : isOptional ? 'optional' : null;
  const name: PhrasingContent[] = [{ type: 'inlineCode', value: tagAttribute(node, 'name') ?? '' }];
  if (note) {
    name.push(
      { type: 'text', value: ' ' },
      { type: 'emphasis', children: [{ type: 'text', value: note }] },
    );
  }
  const type: PhrasingContent[] = [{ type: 'inlineCode', value: tagAttribute(node, 'type') ?? '' }];
  return {
    type: 'tableRow',
    children: [name, type, meaningOf(node)].map((children) => ({ type: 'tableCell', children })),
  };
}

function fieldsOf(node: MdxJsxFlowElement): Tag[] {
  const found: Tag[] = [];
  visit(node, (child) => {
    const isTag = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    if (isTag && child.name === field.name) found.push(child);
  });
  return found;
}

/** The content of a field as the text of one cell; paragraphs are joined with a space. */
function meaningOf(node: Tag): PhrasingContent[] {
  return node.children.flatMap((child, index): PhrasingContent[] => {
    if (child.type !== 'paragraph') return [child as PhrasingContent];
    return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children];
  });
}
