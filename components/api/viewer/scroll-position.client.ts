/** The call that the reader was looking at. */
export interface Place {
  id: string;
  /** Its distance from the top of the window. */
  top: number;
  isOpen: boolean;
  hasFocus: boolean;
}

const MARK = 'data-operation';

/** The element of a call, in the index or in the viewer. */
export function operationElement(root: ParentNode, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${MARK}="${CSS.escape(id)}"]`);
}

/** Where a call stands that was jumped to: below the navbar. */
export function topEdge(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Where the reader is in the index: the call with the focus, else the uppermost one once the index is scrolled. */
export function placeOf(index: HTMLElement): Place | null {
  const entries = [...index.querySelectorAll<HTMLElement>(`[${MARK}]`)];
  const focused = entries.find((entry) => entry.contains(document.activeElement));
  const edge = topEdge();
  const first = entries[0]?.getBoundingClientRect().top ?? 0;
  const uppermost = first < edge ? entries.find((entry) => bottomOf(entry) > edge) : undefined;
  const entry = focused ?? uppermost;
  if (!entry) return null;
  return {
    id: entry.getAttribute(MARK) ?? '',
    top: entry.getBoundingClientRect().top,
    isOpen: entry.querySelector('details[open]') !== null,
    hasFocus: entry === focused,
  };
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

/** How long what stands above a call may still change its height, in milliseconds. */
const SETTLING_MS = 600;

/** Scrolls so that a call of the viewer stands at a place, until all is drawn or the reader moves. */
export function holdPlace(place: Place, viewer: HTMLElement): void {
  const element = operationElement(viewer, place.id);
  if (!element) return;
  const controller = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
  }
  const end = performance.now() + SETTLING_MS;
  const hold = () => {
    if (controller.signal.aborted || !element.isConnected) return;
    const distance = element.getBoundingClientRect().top - place.top;
    if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
    if (performance.now() < end) requestAnimationFrame(hold);
    else controller.abort();
  };
  hold();
  if (place.hasFocus) element.querySelector('button')?.focus({ preventScroll: true });
}
