import { uppermostOperation } from './scroll-position.client';

/** The open operations and the scroll position at a history entry. */
export interface Place {
  /** Ids of the open operations. */
  open: string[];
  /** The uppermost operation, if the page is scrolled to one, and its distance from the top of the window. */
  uppermost: { id: string; top: number } | null;
}

const KEY = 'apiPlace';

type State = Record<string, unknown> | null;

/** Stores in the current history entry what the reader sees, so that Back and a reload show it again. */
export function savePlace(viewer: HTMLElement, open: string[]): void {
  const uppermost = uppermostOperation(viewer);
  const { hash } = location;
  // If the address names an operation, an empty list is stored too: the reader closed the operation.
  const isPlace = uppermost !== null || open.length > 0 || hash !== '';
  const place = isPlace ? { open, uppermost, hash } : undefined;
  history.replaceState({ ...history.state, [KEY]: place }, '');
}

/** The place that is stored in the current history entry; `null` for a new entry. */
export function savedPlace(): Place | null {
  const place: unknown = (history.state as State)?.[KEY];
  if (typeof place !== 'object' || place === null) return null;
  // The entry of a dialog copies the state of the entry before, and a link in it can change the fragment.
  return (place as { hash?: string }).hash === location.hash ? (place as Place) : null;
}

/** The state for a new history entry, which has no place yet. */
export function withoutPlace(state: State): State {
  if (!state) return state;
  const { [KEY]: _, ...rest } = state;
  return rest;
}
