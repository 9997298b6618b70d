import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Properties of the component of a code block. */
export interface CodeBlockProperties {
  'data-language': string;
  'data-title'?: string;
  /** Present if long lines wrap at first. */
  'data-wrap'?: '';
  /** The highlighted code. */
  'data-html': string;
}

/** Class of a colored token (`code-theme.ts`). Marked lines have classes too. */
const TOKEN_CLASS = /^t[a-z]$/;

/**
 * Replaces every highlighted code block by an empty `figure` with the code as an HTML string in its properties. The
 * component of `figure` renders the frame. Runs after the highlighter.
 */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!('data-rehype-pretty-code-figure' in node.properties)) return;
      const [pre] = childElements(node, 'pre');
      const [code] = pre ? childElements(pre, 'code') : [];
      if (!pre || !code) return;
      const [caption] = childElements(node, 'figcaption');
      const properties: CodeBlockProperties = {
        'data-language': String(pre.properties['data-language'] ?? 'text'),
        ...(caption && { 'data-title': textOf(caption) }),
        // The highlighter parses attributes of the fence from HTML, so this one has the name of a DOM property.
        ...('dataWrap' in pre.properties && { 'data-wrap': '' }),
        'data-html': toHtml(joinSpacedTokens(code.children.flatMap(unwrapPlainLine))),
      };
      node.properties = { ...properties };
      node.children = [];
    });
  };
}

function childElements({ children }: Element, tagName: string): Element[] {
  return children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}

/**
 * Joins tokens of one color that have only white space between them, such as the lines of a string, and takes white space
 * out of the beginnings of tokens. It looks the same with fewer bytes.
 */
function joinSpacedTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const [token, space] = [joined.at(-2), joined.at(-1)];
    if (isSpace(space) && isToken(token) && isToken(node) && hasSameColor(token, node)) {
      token.children.push(space, ...node.children);
      joined.pop();
    } else joined.push(node);
  }
  return joined.flatMap((node) => {
    const [first] = isToken(node) ? node.children : [];
    if (first?.type !== 'text') return [node];
    const text = first.value.trimStart();
    const space = first.value.slice(0, first.value.length - text.length);
    first.value = text;
    return space ? [{ type: 'text', value: space }, node] : [node];
  });
}

function isToken(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && TOKEN_CLASS.test(classOf(node));
}

function isSpace(node: ElementContent | undefined): node is Text {
  return node?.type === 'text' && node.value.trim() === '';
}

function hasSameColor(a: Element, b: Element): boolean {
  return classOf(a) === classOf(b);
}

function classOf({ properties }: Element): string {
  return String(properties.class ?? properties.className ?? '');
}

/** Keeps the element of a line only if the line is marked. Other lines don't need one, and it would add to the page. */
function unwrapPlainLine(line: ElementContent): ElementContent[] {
  if (line.type !== 'element' || !('data-line' in line.properties)) return [line];
  const classes = classOf(line);
  const mark = classes.includes('add')
    ? 'added'
    : classes.includes('remove')
      ? 'removed'
      : 'data-highlighted-line' in line.properties
        ? 'marked'
        : null;
  if (!mark) return line.children;
  return [{ ...line, properties: { className: [mark] } }];
}
