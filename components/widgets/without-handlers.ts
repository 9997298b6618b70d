import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * A picture without event handlers, which the framework accepts in client components only. Views of widgets are
 * functions without hooks, so they can be called to find the handlers inside.
 */
export function withoutHandlers(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, withoutHandlers);
  if (!isValidElement(node)) return node;
  const { type, props, key } = node as ReactElement<Record<string, unknown>>;
  if (typeof type === 'function') {
    const view = type as (props: object) => ReactNode;
    return createElement(Fragment, key === null ? null : { key }, withoutHandlers(view(props)));
  }
  const handlers = Object.keys(props).filter((name) => typeof props[name] === 'function');
  const cleared = Object.fromEntries(handlers.map((name) => [name, undefined]));
  const children = props.children as ReactNode;
  if (children === undefined) return cloneElement(node, cleared);
  const list = Array.isArray(children) ? children : [children];
  return cloneElement(node, cleared, ...list.map(withoutHandlers));
}
