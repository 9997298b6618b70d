import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WIDGET_ALT_TEXTS } from '@/lib/content/sdk/widgets/alt-texts.data';
import { widgetPictures } from './registry';

const MAX_HTML_BYTES = 4000;

describe('the descriptions of widget pictures', () => {
  it('are sentences, each different from the others', () => {
    const sentences = Object.values(WIDGET_ALT_TEXTS);
    expect(sentences.filter((alt) => !/^[A-Z].{30,150}\.$/.test(alt))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

/** The functions that elements have. Elements of pages can't have any. */
function functionsOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(functionsOf);
  if (!isValidElement<Record<string, ReactNode>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return functionsOf((type as (given: object) => ReactNode)(props));
  const names = Object.keys(props).filter((name) => typeof props[name] === 'function');
  return [...names.map((name) => `${name} of ${String(type)}`), ...functionsOf(props.children)];
}

describe.each(Object.entries(widgetPictures))('the picture of %s', (_, Picture) => {
  const html = renderToStaticMarkup(createElement(Picture));

  it('has no links, ids or headings', () => {
    expect(html).not.toMatch(/<(a|h[1-6]|form|input|select)\b|\s(id|tabindex|href)=/i);
  });

  it('needs no inline styles and no files', () => {
    expect(html).not.toMatch(/\sstyle=|url\(|\ssrc=/i);
  });

  it('has no handlers of events', () => {
    expect(functionsOf(createElement(Picture))).toEqual([]);
  });

  it('adds few bytes to the page', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
  });
});
