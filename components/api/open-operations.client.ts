import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EntryGroup, idOfFragment } from './reference-entries';

/** State of the page at a history entry, so that Back and a reload show it again. */
interface Place {
  /** The fragment of the address. The entry of a dialog copies the state of the entry before. */
  hash: string;
  /** Ids of the open operations. */
  open: readonly string[];
  /** The operation at the top of the window, and its distance from there. */
  id?: string;
  top: number;
}

const KEY = 'apiPlace';

/** Maximum time between two changes of the layout, on a slow phone too. */
const LAYOUT_SETTLES_MS = 5000;

/** Events of readers who scroll or use the page. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * The ids of the open operations: those that the fragment of the address named, and those that were open at this history
 * entry. Keeps the operation in view while the viewer changes the layout.
 */
export function useOpenOperations(
  content: RefObject<HTMLElement | null>,
  groups: readonly EntryGroup[],
) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const openNow = useRef(open);
  const firstState = useRef<unknown>(undefined);
  const shownHash = useRef('');

  /** A reload reads what was saved before it began, so `pagehide` would be too late. */
  function save(seen: Pick<Place, 'id' | 'top'> = topEntry(content.current)) {
    // The browser scrolls to a fragment before it fires `hashchange`.
    if (location.hash !== shownHash.current) return;
    const place: Place = { ...seen, hash: location.hash, open: openNow.current };
    // The entry of a fragment has no state. Next.js reloads the page at Back if a state lacks what it adds to the first.
    const state = history.state ?? firstState.current;
    history.replaceState({ ...state, [KEY]: place }, '');
  }

  function show(ids: readonly string[]) {
    openNow.current = ids;
    setOpen(ids);
  }

  function close(id?: string) {
    show(openNow.current.filter((each) => each !== id));
    save();
  }

  /** Opens the operation in the address, and moves the focus to it. */
  function follow() {
    const id = idOfFragment(location.hash, groups);
    if (id === undefined) return;
    show([...new Set([...openNow.current, id])]);
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    keepInPlace(content.current, id, edge || 0);
    document.getElementById(id)?.querySelector('a')?.focus({ preventScroll: true });
    save();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other operations
  useEffect(() => {
    const read = () => {
      const target = document.querySelector('[data-operation]:target');
      // The framework writes the address of the load again when it is ready, without a link that was followed meanwhile.
      if (target && !location.hash) return location.replace(`#${target.id}`);
      shownHash.current = location.hash;
      const place: Place | undefined = history.state?.[KEY];
      if (place?.hash !== location.hash) return follow();
      show([...new Set([...openNow.current, ...place.open])]);
      if (place.id) keepInPlace(content.current, place.id, place.top);
      save(place);
    };
    firstState.current ??= history.state;
    read();
    const controller = new AbortController();
    const { signal } = controller;
    // At `popstate`, the browser has yet to take the focus away from the link.
    addEventListener('hashchange', read, { signal });
    addEventListener('scrollend', () => save(), { signal });
    // Before a link leads to another history entry, and before `scrollend` of a scroll that has yet to come to rest.
    addEventListener('click', () => save(), { signal, capture: true });
    return () => controller.abort();
  }, [groups]);

  return { open, follow, close };
}

function topEntry(content: HTMLElement | null): { id?: string; top: number } {
  const entries = [...(content?.querySelectorAll<HTMLElement>('[data-operation]') ?? [])];
  const entry = entries.find((each) => each.getBoundingClientRect().bottom > innerHeight / 4);
  return { id: entry?.id, top: entry?.getBoundingClientRect().top ?? 0 };
}

let last: AbortController | undefined;

/** Keeps an operation at a distance from the top of the window until the layout has settled or the reader interacts. */
function keepInPlace(content: HTMLElement | null, id: string, top: number): void {
  last?.abort();
  if (!content) return;
  const controller = new AbortController();
  last = controller;
  const { signal } = controller;
  const correct = () => {
    const entry = document.getElementById(id);
    // The filter may hide it, and then it has no place.
    if (signal.aborted || !entry?.offsetParent) return;
    const distance = entry.getBoundingClientRect().top - top;
    if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), LAYOUT_SETTLES_MS);
    correct();
  });
  observer.observe(content);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const type of INTERACTIONS) {
    addEventListener(type, () => controller.abort(), { passive: true, signal });
  }
  // The browser may still restore the scroll position of the history entry.
  addEventListener('scroll', correct, { passive: true, signal });
}
