import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { widgetPictures } from './registry';
import { withoutHandlers } from './without-handlers';

/** Names of the properties of elements, at any depth, that are functions. */
function handlersIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(handlersIn);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const own = Object.entries(node.props).filter(([, value]) => typeof value === 'function');
  return [...own.map(([name]) => name), ...handlersIn(node.props.children as ReactNode)];
}

it.each(Object.entries(widgetPictures))('%s looks the same without its handlers', (_, Picture) => {
  const picture = <>{withoutHandlers(<Picture />)}</>;
  expect(handlersIn(picture)).toEqual([]);
  expect(renderToStaticMarkup(picture)).toBe(renderToStaticMarkup(<Picture />));
});
