/** Calls back when the address gets another fragment, by the reader, a link or the router. @returns what ends it */
export function onFragmentChange(callback: () => void): () => void {
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
  return () => {
    navigation?.removeEventListener('currententrychange', listener);
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** Puts a call into the address, so that it can be copied, without a step in the history. */
export function showInAddress(id: string): void {
  history.replaceState(history.state, '', `#${encodeURIComponent(id)}`);
}
