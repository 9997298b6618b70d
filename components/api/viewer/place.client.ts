import { uppermostOperation } from './scroll-position.client';

/** What the reader saw at a history entry: the open operations, and the uppermost one with its position. */
export interface Place {
  open: string[];
  id: string;
  /** Distance of the operation from the top of the window. */
  top: number;
}

const KEY = 'apiPlace';

type State = Record<string, unknown> | null;

/** Stores in the current history entry what the reader sees, so that Back and a reload show it again. */
export function savePlace(viewer: HTMLElement): void {
  const first = uppermostOperation(viewer);
  const open = [...viewer.querySelectorAll<HTMLElement>('.api-line:has([aria-expanded="true"])')];
  const place = {
    open: open.map((line) => line.dataset.operation ?? ''),
    ...first,
    hash: location.hash,
  };
  history.replaceState({ ...history.state, [KEY]: first ? place : undefined }, '');
}

/** The place that is stored in the current history entry; `null` for a new entry. */
export function savedPlace(): Place | null {
  const place: unknown = (history.state as State)?.[KEY];
  if (typeof place !== 'object' || place === null) return null;
  // The link interceptor copies the state of the entry before.
  return (place as { hash?: string }).hash === location.hash ? (place as Place) : null;
}

/** The state for a new history entry, which has no place yet. */
export function withoutPlace(state: State): State {
  if (!state) return state;
  const { [KEY]: _, ...rest } = state;
  return rest;
}
