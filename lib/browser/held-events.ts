import { COLOR_BUTTON } from '../site/config/hooks';

/** Something that the reader activated before the page's scripts had run. */
export interface HeldEvent {
  event: Event;
  /** The control that was activated; the root element for a shortcut without one. */
  control: Element;
}

/** A control of which each activation counts, even while it waits. */
const COUNTED = `[${COLOR_BUTTON}]`;

declare global {
  interface Window {
    /** Ends the work of the script loader and returns what it holds. Set by `script-loader.ts`. */
    releaseHeldEvents?: () => HeldEvent[];
  }
}

/** Marks the button that opens the search; its keys open it too. */
export const SEARCH_BUTTON = 'button[aria-keyshortcuts]';

/**
 * Repeats what the reader activated before the page's scripts had run. Call it when all of them handle events. A control
 * or key that was activated several times is repeated once, except the color mode, and text that was typed after the
 * search was opened.
 */
export function replayHeldEvents(): void {
  const seen = new Set<Element | string>();
  let isTyping = false;
  for (const { event, control } of window.releaseHeldEvents?.() ?? []) {
    const isKey = event instanceof KeyboardEvent;
    const hasControl = control !== document.documentElement;
    const identity = isKey && !hasControl ? event.key : control;
    const isText = isTyping && !hasControl;
    if (!isText && !control.matches(COUNTED) && seen.has(identity)) continue;
    seen.add(identity);
    isTyping ||= control.matches(SEARCH_BUTTON);
    if (isKey) (event.target ?? document).dispatchEvent(new KeyboardEvent(event.type, event));
    else if (control instanceof HTMLElement) control.click();
  }
}
