import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  diff: 'Diff',
  json: 'JSON',
  php: 'PHP',
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  html: 'HTML',
  http: 'HTTP',
  css: 'CSS',
  text: 'Text',
};

/**
 * Gives every code block the same frame: a bar with title or language and the two buttons, then the code,
 * which can be scrolled with the keyboard. Runs after the highlighter.
 */
export function rehypeCodeFrame() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!('data-rehype-pretty-code-figure' in node.properties)) return;
      const pre = node.children.find(
        (child): child is Element => child.type === 'element' && child.tagName === 'pre',
      );
      if (!pre) return;
      const caption = node.children.find(
        (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
      );
      const language = String(pre.properties['data-language'] ?? 'text');
      const title = caption ? textOf(caption) : (LANGUAGE_NAMES[language] ?? language);
      // The highlighter's own attributes come parsed from HTML, hence under the names of properties.
      const isWrapped = 'dataWrap' in pre.properties;
      pre.properties = { tabIndex: 0, ...(isWrapped && { 'data-wrap': '' }) };
      node.properties = { className: ['code'], 'data-language': language };
      node.children = [
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [
            {
              type: 'element',
              tagName: 'span',
              properties: {},
              children: [{ type: 'text', value: title }],
            },
            button('wrap', 'Toggle word wrap'),
            button('copy', 'Copy code to clipboard'),
          ],
        },
        pre,
      ];
      const code = pre.children.find((child): child is Element => child.type === 'element');
      if (!code) return;
      code.properties = {};
      code.children = code.children.flatMap(unwrapPlainLine);
      pre.properties['data-html'] = toHtml(code.children);
      pre.children = [];
    });
  };
}

/** Only marked lines keep an element of their own: the others would cost bytes and say nothing. */
function unwrapPlainLine(line: ElementContent): ElementContent[] {
  if (line.type !== 'element' || !('data-line' in line.properties)) return [line];
  const classes = String(line.properties.class ?? line.properties.className ?? '');
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

function button(action: 'copy' | 'wrap', label: string): Element {
  return {
    type: 'element',
    tagName: 'button',
    properties: {
      type: 'button',
      className: [`icon-${action}`],
      'data-code': action,
      'aria-label': label,
    },
    children: [],
  };
}
