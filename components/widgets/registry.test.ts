import { Children, createElement, isValidElement, type ReactNode } from 'react';
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

/** The handlers of elements, such as `onClick`. Parts of pictures use no hooks, so they can be called. */
function handlersIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { type, props } = child;
    if (typeof type === 'function') {
      return handlersIn((type as (given: typeof props) => ReactNode)(props));
    }
    const own = Object.keys(props).filter((name) => typeof props[name] === 'function');
    return [...own, ...handlersIn(props.children as ReactNode)];
  });
}

describe.each(Object.entries(widgetPictures))('the picture of %s', (_, Picture) => {
  const html = renderToStaticMarkup(createElement(Picture));

  it('has no links, ids or headings', () => {
    expect(html).not.toMatch(/<(a|h[1-6]|form|input|select)\b|\s(id|tabindex|href)=/i);
  });

  it('needs no inline styles and no files', () => {
    expect(html).not.toMatch(/\sstyle=|url\(|\ssrc=/i);
  });

  it('has no handlers, which a server can’t render', () => {
    expect(handlersIn(createElement(Picture))).toEqual([]);
  });

  it('adds few bytes to the page', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
  });
});
