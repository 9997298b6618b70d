import { withBasePath } from '@/lib/site/config/base-path';

/** A shown dialog with a history entry. */
export interface ShownDialog {
  /** Removes the entry. Call it when the dialog has closed. */
  leave: () => void;
  /** Closes the dialog and opens a page in place of the entry. */
  follow: (path: string) => void;
  /** Stops listening. Call it when the dialog is removed. */
  end: () => void;
}

let lastEntry = 0;
/** Resolves when the browser has left the entry of the dialog that was closed last. */
let hasLeft = Promise.resolve();

/**
 * Shows a modal dialog and gives it a history entry, so that the browser's Back button closes the dialog and stays on the
 * page.
 */
export function showDialog(dialog: HTMLDialogElement): ShownDialog {
  let entry = 0;
  let isEnded = false;
  const close = () => dialog.close();
  dialog.showModal();
  hasLeft.then(() => {
    if (isEnded) return;
    lastEntry += 1;
    entry = lastEntry;
    const state = { ...history.state, dialog: lastEntry };
    // An entry without its dialog remains after a reload.
    if (history.state?.dialog) history.replaceState(state, '');
    else history.pushState(state, '');
    addEventListener('popstate', close);
  });
  return {
    leave() {
      if (!entry || history.state?.dialog !== entry) return;
      const focused = document.activeElement;
      hasLeft = new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
      });
      // At an address with a fragment, Chromium then takes the focus away that the dialog gave back.
      hasLeft.then(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && focused instanceof HTMLElement)
            focused.focus({ preventScroll: true });
        }),
      );
      history.back();
    },
    follow(path) {
      history.replaceState({ ...history.state, dialog: undefined }, '');
      location.replace(withBasePath(path));
      dialog.close();
    },
    end() {
      isEnded = true;
      removeEventListener('popstate', close);
    },
  };
}
