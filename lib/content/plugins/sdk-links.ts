import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { withBasePath } from '../../site/config/base-path';
import type { PageContext } from '../pages/page';
import { findSdkNames, type SdkNameMatch } from '../sdk/find-sdk-names';

const LANGUAGES: ReadonlySet<unknown> = new Set(['js', 'ts', 'tsx', 'html']);

/**
 * Links the SDK's names in code to the pages that describe them, except on those pages. Runs after the highlighter,
 * whose classes mark strings and comments.
 */
export function rehypeSdkLinks({ page }: PageContext) {
  const isElsewhere = ({ target: { url, guide } }: SdkNameMatch) =>
    url.split('#')[0] !== page.url && guide !== page.url;
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'code' || !LANGUAGES.has(node.properties['data-language'])) return;
      const places = findSdkNames(textOf(node)).filter(isElsewhere);
      if (places.length > 0) node.children = withLinks(node, places, 0).children;
    });
  };
}

/** @param from position of the element's text in the code */
function withLinks(element: Element, places: readonly SdkNameMatch[], from: number): Element {
  // The highlighter's elements are parsed from HTML, so their class names are a list.
  const token = String(element.properties.className ?? '');
  let at = from;
  const children = element.children.flatMap((child): ElementContent[] => {
    const start = at;
    at += textOf(child).length;
    if (child.type === 'element') return [withLinks(child, places, start)];
    if (child.type !== 'text' || token === 'tc') return [child];
    const own = places.filter(
      (place) => place.start >= start && place.end <= at && place.isString === (token === 'ts'),
    );
    return cut(child.value, own, start);
  });
  return { ...element, children };
}

function cut(text: string, places: readonly SdkNameMatch[], from: number): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  const addText = (end: number) => {
    if (end > done) parts.push({ type: 'text', value: text.slice(done, end) });
    done = end;
  };
  for (const { start, end, name, target } of places) {
    addText(start - from);
    const local = text.slice(done, end - from);
    done = end - from;
    parts.push({
      type: 'element',
      tagName: 'a',
      properties: {
        href: withBasePath(target.url),
        ...(local !== name && { 'data-name': name }),
      },
      children: [{ type: 'text', value: local }],
    });
  }
  addText(text.length);
  return parts;
}
