/** The operation that the reader is looking at, and where it is in the window. */
export interface ScrollPosition {
  id: string;
  /** Its distance from the top of the window. */
  top: number;
  isOpen: boolean;
  hasFocus: boolean;
}

const OPERATION = 'data-operation';

/** The element of an operation, in the index or in the viewer. */
function operationElement(root: ParentNode, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${OPERATION}="${CSS.escape(id)}"]`);
}

/** Distance from the top of the window at which a linked operation is shown: below the navbar. */
export function topEdge(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** The first operation below the navbar, or the one that continues there; `null` if the page is not scrolled to one. */
export function uppermostOperation(root: HTMLElement): { id: string; top: number } | null {
  const entries = [...root.querySelectorAll<HTMLElement>(`[${OPERATION}]`)].filter(
    (entry) => entry.offsetParent !== null,
  );
  const edge = topEdge();
  const tops = entries.map((entry) => entry.getBoundingClientRect().top);
  if ((tops[0] ?? edge) >= edge) return null;
  const below = tops.findIndex((top) => top > edge + 1);
  const position = below < 0 ? entries.length - 1 : Math.max(0, below - 1);
  return { id: entries[position]?.getAttribute(OPERATION) ?? '', top: tops[position] ?? edge };
}

/** Reads the position in the index: the focused operation, or else the uppermost visible one if the page is scrolled. */
export function readScrollPosition(index: HTMLElement): ScrollPosition | null {
  const entries = [...index.querySelectorAll<HTMLElement>(`[${OPERATION}]`)];
  const entry = entries.find((each) => each.contains(document.activeElement));
  const focused = entry && {
    id: entry.getAttribute(OPERATION) ?? '',
    top: entry.getBoundingClientRect().top,
  };
  const found = focused ?? uppermostOperation(index);
  if (!found) return null;
  const isOpen = operationElement(index, found.id)?.querySelector('details[open]') != null;
  return { ...found, isOpen, hasFocus: focused !== undefined };
}

/** How long the layout may still change, on a slow phone too. */
const LAYOUT_SETTLES_MS = 5000;

/** How long the browser may take to restore the scroll position of a history entry. */
const RESTORED_AFTER_MS = 400;

/** What readers do to scroll, and to use the page. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let last: AbortController | undefined;

/** Keeps an operation of the viewer at a position until the layout has settled or the reader interacts. */
export function keepScrollPosition(position: ScrollPosition, viewer: HTMLElement): void {
  last?.abort();
  const element = operationElement(viewer, position.id);
  if (!element) return;
  const controller = new AbortController();
  last = controller;
  const { signal } = controller;
  const correct = () => {
    if (signal.aborted || !element.isConnected) return;
    const distance = element.getBoundingClientRect().top - position.top;
    if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
  };
  const observer = new ResizeObserver(correct);
  observer.observe(viewer);
  const timer = setTimeout(() => controller.abort(), LAYOUT_SETTLES_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const type of INTERACTIONS) {
    addEventListener(type, () => controller.abort(), { passive: true, signal });
  }
  const isRestored = AbortSignal.any([signal, AbortSignal.timeout(RESTORED_AFTER_MS)]);
  addEventListener('scroll', correct, { passive: true, signal: isRestored });
  correct();
  if (position.hasFocus) focusOperation(viewer, position.id);
}

/** Focuses the button of an operation, which opens and closes it. */
export function focusOperation(viewer: HTMLElement, id: string): void {
  operationElement(viewer, id)?.querySelector('button')?.focus({ preventScroll: true });
}
