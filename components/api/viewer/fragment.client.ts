/** Controls the fragment of the address, which identifies the shown operation. */
export interface Fragment {
  /** Sets the fragment to an operation, so that readers can copy the address. Adds no history entry and doesn't call back. */
  show(id: string): void;
  stop(): void;
}

/** Calls back when the reader, a link or the router changes the fragment. */
export function watchFragment(callback: () => void): Fragment {
  let last = location.hash;
  const listener = () => {
    if (location.hash === last) return;
    last = location.hash;
    callback();
  };
  // The router changes the address without a hashchange or popstate event. Older browsers don't have the Navigation API.
  const { navigation } = window;
  navigation?.addEventListener('currententrychange', listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return {
    show(id) {
      last = `#${encodeURIComponent(id)}`;
      history.replaceState(history.state, '', last);
    },
    stop() {
      navigation?.removeEventListener('currententrychange', listener);
      removeEventListener('hashchange', listener);
      removeEventListener('popstate', listener);
    },
  };
}
