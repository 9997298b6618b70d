import type { ComponentType, Key } from 'react';

/** A component that was loaded when it was needed, in an element of the page. */
export interface ReactPart<P> {
  /** Shows the component, or updates it if it has the same key. */
  show: (props: P & { key?: Key }) => void;
  hide: () => void;
}

/**
 * Loads a component, and React if the page has not loaded it yet.
 *
 * @param load imports the component
 * @returns a function that prepares an element for the component
 */
export async function loadReactPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<(host: Element) => ReactPart<P>> {
  const [Component, { createElement, createRoot }] = await Promise.all([
    load(),
    import('./react-root.client'),
  ]);
  return (host) => {
    const root = createRoot(host);
    return {
      show: (props) => root.render(createElement(Component, props)),
      hide: () => root.render(null),
    };
  };
}
