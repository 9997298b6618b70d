import { useRouter } from 'next/navigation';
import { type RefObject, useLayoutEffect, useRef } from 'react';

let lastEntry = 0;
/** Resolves when the browser has left the entry of the dialog that was closed last. */
let hasLeft = Promise.resolve();

/**
 * Shows a dialog when its component is mounted, and gives it a history entry, so that the browser's Back button closes
 * the dialog and stays on the page.
 *
 * @returns `leave`, to call when the dialog has closed, and `follow`, which opens a page in place of the entry
 */
export function useDialogHistory(dialog: RefObject<HTMLDialogElement | null>) {
  const router = useRouter();
  const entry = useRef(0);

  useLayoutEffect(() => {
    let isMounted = true;
    const close = () => dialog.current?.close();
    dialog.current?.showModal();
    hasLeft.then(() => {
      if (!isMounted) return;
      lastEntry += 1;
      entry.current = lastEntry;
      const state = { ...history.state, dialog: lastEntry };
      // An entry without its dialog remains after a reload.
      if (history.state?.dialog) history.replaceState(state, '');
      else history.pushState(state, '');
      addEventListener('popstate', close);
    });
    return () => {
      isMounted = false;
      removeEventListener('popstate', close);
    };
  }, [dialog]);

  return {
    leave() {
      if (!entry.current || history.state?.dialog !== entry.current) return;
      hasLeft = new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
      });
      history.back();
    },
    follow(href: string) {
      history.replaceState({ ...history.state, dialog: undefined }, '');
      router.replace(href);
      dialog.current?.close();
    },
  };
}
