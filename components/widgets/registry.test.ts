import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WIDGET_ALT_TEXTS } from '@/lib/content/sdk/widgets/alt-texts.data';
import { widgetPictures } from './registry';

const MAX_HTML_BYTES = 4000;

/** The names of the functions among the properties of elements. */
function handlersIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(handlersIn);
  if (!isValidElement<Record<string, ReactNode>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return handlersIn((type as (props: object) => ReactNode)(props));
  const own = Object.keys(props).filter((name) => typeof props[name] === 'function');
  return [...own, ...handlersIn(props.children)];
}

describe('the descriptions of widget pictures', () => {
  it('are sentences, each different from the others', () => {
    const sentences = Object.values(WIDGET_ALT_TEXTS);
    expect(sentences.filter((alt) => !/^[A-Z].{30,150}\.$/.test(alt))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe.each(Object.entries(widgetPictures))('the picture of %s', (_, Picture) => {
  const html = renderToStaticMarkup(createElement(Picture));

  it('has no links, ids or headings', () => {
    expect(html).not.toMatch(/<(a|h[1-6]|form|input|select)\b|\s(id|tabindex|href)=/i);
  });

  it('needs no inline styles and no files', () => {
    expect(html).not.toMatch(/\sstyle=|url\(|\ssrc=/i);
  });

  it('has no handlers, with which the server can’t render', () => {
    expect(handlersIn(createElement(Picture))).toEqual([]);
  });

  it('adds few bytes to the page', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
  });
});
