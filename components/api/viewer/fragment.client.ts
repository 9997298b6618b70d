/** The fragment of the address, which names the call that is shown. */
export interface Fragment {
  /** Puts a call into the address, so that it can be copied: no step in the history, and no call back. */
  show(id: string): void;
  release(): void;
}

/** Calls back when the address gets another fragment, by the reader, a link or the router. */
export function watchFragment(callback: () => void): Fragment {
  let last = location.hash;
  const listener = () => {
    if (location.hash === last) return;
    last = location.hash;
    callback();
  };
  // The router changes the address without an event that older browsers would tell of.
  const { navigation } = window;
  navigation?.addEventListener('currententrychange', listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return {
    show(id) {
      last = `#${encodeURIComponent(id)}`;
      history.replaceState(history.state, '', last);
    },
    release() {
      navigation?.removeEventListener('currententrychange', listener);
      removeEventListener('hashchange', listener);
      removeEventListener('popstate', listener);
    },
  };
}
