import type { ComponentType, Key } from 'react';

/** A component that was mounted in an element of the page. */
export interface Island<P> {
  /** Shows the component, or updates it if it has the same key. */
  show: (props: P & { key?: Key }) => void;
  /** Removes the component and the element. */
  end: () => void;
}

/**
 * Mounts a component in an element of its own: loads it, and what renders it if the page has not loaded that yet.
 *
 * @param load imports the component
 * @param place puts the element into the page; a component that shows nothing needs none
 * @throws what `import()` throws if a file can't be loaded
 */
export async function mountIsland<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: (host: HTMLElement) => void = () => {},
): Promise<Island<P>> {
  const [Component, { createElement, createRoot }] = await Promise.all([
    load(),
    import('./react-root.client'),
  ]);
  const host = document.createElement('div');
  place(host);
  const root = createRoot(host);
  return {
    show: (props) => root.render(createElement(Component, props)),
    end() {
      root.unmount();
      host.remove();
    },
  };
}

/** Loads an island in advance, when the reader may be about to use it. A later attempt reports the error. */
export function prepareIsland(load: () => Promise<unknown>): void {
  Promise.all([load(), import('./react-root.client')]).catch(() => {});
}
