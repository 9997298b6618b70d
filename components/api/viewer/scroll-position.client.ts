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

/** Reads the position in the index: the focused operation, or else the uppermost visible one if the page is scrolled. */
export function readScrollPosition(index: HTMLElement): ScrollPosition | null {
  const entries = [...index.querySelectorAll<HTMLElement>(`[${OPERATION}]`)];
  const focused = entries.find((entry) => entry.contains(document.activeElement));
  const edge = topEdge();
  const first = entries[0]?.getBoundingClientRect().top ?? 0;
  const uppermost = first < edge ? entries.find((entry) => bottomOf(entry) > edge) : undefined;
  const entry = focused ?? uppermost;
  if (!entry) return null;
  return {
    id: entry.getAttribute(OPERATION) ?? '',
    top: entry.getBoundingClientRect().top,
    isOpen: entry.querySelector('details[open]') !== null,
    hasFocus: entry === focused,
  };
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

/** How long the content above an operation may still change its height. */
const LAYOUT_SETTLES_MS = 600;

/** Keeps an operation of the viewer at a position until the layout has settled or the reader interacts. */
export function keepScrollPosition(position: ScrollPosition, viewer: HTMLElement): void {
  const element = operationElement(viewer, position.id);
  if (!element) return;
  const controller = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
  }
  const end = performance.now() + LAYOUT_SETTLES_MS;
  const correct = () => {
    if (controller.signal.aborted || !element.isConnected) return;
    const distance = element.getBoundingClientRect().top - position.top;
    if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
    if (performance.now() < end) requestAnimationFrame(correct);
    else controller.abort();
  };
  correct();
  if (position.hasFocus) element.querySelector('button')?.focus({ preventScroll: true });
}
