import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A tag in Markdown, such as `<Note>`. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of a string attribute; `null` if the tag doesn't have it. */
export function tagAttribute(node: Pick<Tag, 'attributes'>, name: string): string | null {
  const found = node.attributes.find(
    (given) => given.type === 'mdxJsxAttribute' && given.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}
