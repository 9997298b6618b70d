import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeRequestPane } from './request-pane';

const element = (tagName: string) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children: [],
});
const pane = (name: string) => ({
  type: 'mdxJsxFlowElement' as const,
  name,
  attributes: [],
  children: [],
});

/** The names of the nodes of a page, with those inside a pane or a wrapper in brackets. */
function arranged(...children: Root['children']): string[] {
  const tree: Root = { type: 'root', children };
  rehypeRequestPane()(tree);
  const nameOf = (node: Root['children'][number]): string => {
    const name = 'tagName' in node ? node.tagName : 'name' in node ? String(node.name) : node.type;
    const inner = 'children' in node ? node.children.map(nameOf) : [];
    return inner.length > 0 ? `${name}[${inner.join(' ')}]` : name;
  };
  return tree.children.map(nameOf);
}

describe('the pane of examples', () => {
  it('is followed by one element with the text after it', () => {
    expect(arranged(element('p'), pane('RequestPane'), element('h2'), element('dl'))).toEqual([
      'p',
      'RequestPane',
      'div[h2 dl]',
    ]);
  });

  it('comes first with the heading of the example and the text below it', () => {
    expect(
      arranged(
        element('h2'),
        element('dl'),
        element('h2'),
        element('p'),
        pane('ExamplePane'),
        element('h2'),
      ),
    ).toEqual(['ExamplePane[h2 p]', 'div[h2 dl h2]']);
  });

  it('changes nothing on other pages', () => {
    expect(arranged(element('h2'), element('p'))).toEqual(['h2', 'p']);
  });
});
