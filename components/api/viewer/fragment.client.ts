import { withoutPlace } from './place.client';

/** Watches the fragment of the address, which identifies the shown operation. */
export interface FragmentWatcher {
  /** Adds a history entry for an operation, so that readers can copy its address and go back. Doesn't call back. */
  show(id: string): void;
  stop(): void;
}

/** Calls back when the fragment changes, and when a link to the same fragment is clicked. */
export function watchFragment(callback: () => void): FragmentWatcher {
  let last = location.hash;
  const listener = () => {
    if (location.hash === last) return;
    last = location.hash;
    callback();
  };
  const onClick = ({ target }: MouseEvent) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    const isSamePage = anchor?.pathname === location.pathname && anchor.hash !== '';
    if (!isSamePage || anchor?.hash !== location.hash) return;
    history.replaceState(withoutPlace(history.state), '');
    callback();
  };
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  document.addEventListener('click', onClick);
  return {
    show(id) {
      last = `#${encodeURIComponent(id)}`;
      if (last !== location.hash) history.pushState(withoutPlace(history.state), '', last);
    },
    stop() {
      removeEventListener('hashchange', listener);
      removeEventListener('popstate', listener);
      document.removeEventListener('click', onClick);
    },
  };
}
