import { useLayoutEffect, useRef } from 'react';
import { type ShownDialog, showDialog } from './dialog-history.client';

/**
 * Shows a `<dialog>` as modal when its component is mounted. The browser keeps the focus in it, closes it on Escape, and
 * gives the focus back. Back closes it too.
 *
 * @param onClosed called when it has closed
 * @returns `ref` and `onClose` for the element, and functions that close it and follow a link in it
 */
export function useDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef<ShownDialog | null>(null);
  useLayoutEffect(() => {
    if (ref.current) shown.current = showDialog(ref.current);
    return () => shown.current?.end();
  }, []);
  return {
    ref,
    close: () => ref.current?.close(),
    /** Opens a page in place of the dialog. @param path without the base path */
    follow: (path: string) => shown.current?.follow(path),
    onClose: () => {
      shown.current?.leave();
      onClosed();
    },
  };
}
