import { NO_PREFETCH } from '@/lib/site/config/no-prefetch';

export function importViewer() {
  // A package of the viewer animates all links to a part of the page unless this is set.
  Object.assign(window, { noZensmooth: true });
  return import('./viewer.client');
}

/** Loads the code of the viewer when the reader is about to open an operation. */
export function prefetchViewer({ target }: { target: EventTarget }) {
  const isOperation = target instanceof Element && target.closest('a[href^="#"]') !== null;
  // If this fails, opening the operation tries again and shows the error.
  const isAllowed = !document.documentElement.hasAttribute(NO_PREFETCH);
  if (isOperation && isAllowed) importViewer().catch(() => {});
}
