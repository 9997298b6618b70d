import { transformerNotationDiff } from '@shikijs/transformers';
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createCssVariablesTheme, type ShikiTransformer, type ThemeRegistrationRaw } from 'shiki';

const theme = createCssVariablesTheme({ name: 'laurel', variablePrefix: '--t-', fontStyle: false });

/** Colors are names of custom properties; `tokens.css` defines them for both color modes. */
export const codeTheme: ThemeRegistrationRaw = { ...theme, settings: theme.tokenColors ?? [] };

/** Class of a token by the name of its color. Other names stay plain: few colors are easier to read. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  comment: 'tc',
  keyword: 'tk',
  string: 'ts',
  'string-expression': 'ts',
  constant: 'tn',
  function: 'tf',
  link: 'tl',
  inserted: 'ts',
  deleted: 'td',
};

/**
 * Replaces colors with classes, so that pages have no inline styles, and removes elements around plain text, so that
 * code samples are small. Also copies `wrap` from the fence to the block.
 */
const classesForColors: ShikiTransformer = {
  name: 'classes-for-colors',
  preprocess(_, options) {
    // The default limit is half a second per line: on a busy machine, the rest of the line would have no colors.
    options.tokenizeTimeLimit = 0;
  },
  span(node) {
    const color = /--t-(?:token-)?([a-z-]+)/.exec(String(node.properties.style ?? ''))?.[1];
    delete node.properties.style;
    const name = color && TOKEN_CLASSES[color];
    if (name && !isPlain(name, textOf(node))) node.properties.class = name;
  },
  line(node) {
    node.children = joinTokens(node.children);
  },
  code(node) {
    for (const line of node.children) {
      if (line.type === 'element' && String(line.properties.class).includes('diff')) trimEnd(line);
    }
  },
  pre(node) {
    delete node.properties.style;
    delete node.properties.class;
    if (/(^|\s)wrap(\s|$)/.test(this.options.meta?.__raw ?? '')) node.properties['data-wrap'] = '';
  },
};

/** Operators and names are plain text: they are most of any code, and each color adds bytes. */
function isPlain(name: string, text: string): boolean {
  if (name === 'tk') return !/\w/.test(text);
  return (
    name === 'tn' && /^\s*[a-z_$][\w$]*$/i.test(text) && !/^\s*(?:true|false|null)$/.test(text)
  );
}

/** Marks changed lines (`// [!code ++]`), then replaces colors with classes. */
export const codeTransformers: ShikiTransformer[] = [
  transformerNotationDiff({ matchAlgorithm: 'v3' }),
  classesForColors,
];

/** Unwraps tokens without a color and joins adjacent tokens of one color. */
function joinTokens(children: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const child of children) {
    const color = colorOf(child);
    const nodes = child.type === 'element' && color === undefined ? child.children : [child];
    for (const node of nodes) {
      const last = joined.at(-1);
      if (node.type === 'text' && last?.type === 'text') last.value += node.value;
      else if (
        node.type === 'element' &&
        last?.type === 'element' &&
        color !== undefined &&
        colorOf(last) === color
      ) {
        last.children = joinTokens([...last.children, ...node.children]);
      } else joined.push(node);
    }
  }
  return joined;
}

/** Removes the spaces before the mark of a changed line. */
function trimEnd(line: Element) {
  const last = line.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function colorOf(node: ElementContent): unknown {
  return node.type === 'element' && node.tagName === 'span' ? node.properties.class : undefined;
}
