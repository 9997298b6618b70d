import { type ComponentChild, options, render, type VNode } from 'preact';

/**
 * What islands use of React, by Preact without its compatibility layer, which is a quarter of it (`lib/build/bundle-script.ts`
 * puts this file in place of React). The build fails if an island imports something else by its name. Two things differ:
 * numbers in `style` need a unit, and `onFocus` and `onBlur` don't bubble.
 */

export { createContext, createElement, Fragment } from 'preact';
export * from 'preact/hooks';
export { jsx, jsxs } from 'preact/jsx-runtime';

/** Components that render more often than with React show the same. Only `next-themes` uses it. */
export const memo = <Component>(component: Component): Component => component;

/** As in `react-dom/client`. */
export const createRoot = (element: Element) => ({
  render: (child: ComponentChild) => render(child, element),
  unmount: () => render(null, element),
});

// Handlers can read the event of the browser as with React, which wraps it.
options.event = (event: Event) => Object.assign(event, { nativeEvent: event });

/** Types of fields whose value changes with the event `change`, as React has it for all fields. */
const CHOICES = /checkbox|radio|file/;
const { vnode: next } = options;
// In the browser, `change` of a text field waits until the field loses the focus.
options.vnode = (vnode) => {
  const { type, props } = vnode as VNode<Record<string, unknown>>;
  if (props.spellCheck === false) props.spellcheck = 'false';
  const isText = (type === 'input' || type === 'textarea') && !CHOICES.test(String(props.type));
  if (isText && props.onChange) {
    props.onInput = props.onChange;
    props.onChange = undefined;
  }
  next?.(vnode);
};
