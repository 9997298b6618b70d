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

/** Where the reader is in the index: the call with the focus, else the uppermost one once the index is scrolled. */
export function placeOf(index: HTMLElement): Place | null {
  const entries = [...index.querySelectorAll<HTMLElement>(`[${MARK}]`)];
  const focused = entries.find((entry) => entry.contains(document.activeElement));
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
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

/** Scrolls so that a call of the viewer stands where the index had it. */
export function restorePlace(place: Place, viewer: HTMLElement): void {
  const element = operationElement(viewer, place.id);
  if (!element) return;
  scrollBy({ top: element.getBoundingClientRect().top - place.top, behavior: 'instant' });
  if (place.hasFocus) element.querySelector('button')?.focus({ preventScroll: true });
}
