import { closestTarget } from '@/lib/browser/closest-target';
import { SEARCH_BUTTON } from '@/lib/browser/held-events';
import { onIntent } from '@/lib/browser/on-intent';
import { loadWithState } from '../shell/load-state.client';
import { isSingleKeyIgnored } from '../shell/shortcuts.client';
import { collectTyping } from './collect-typing.client';

const findButton = () => document.querySelector<HTMLElement>(SEARCH_BUTTON);
const load = () => import('./search-dialog.client').then((module) => module.openSearch);
const prepare = () => void load().catch(() => {});

/** Opens the search on click, Ctrl+K, ⌘K and `/`. The dialog's code is loaded on intent. @returns a cleanup function */
export function enableSearch(): () => void {
  let readTyping = () => '';
  let removeDialog = () => {};

  const open = async (query = '') => {
    const endTyping = collectTyping(readTyping() + query);
    readTyping = endTyping;
    const loadOnce = () =>
      load().catch((error: unknown) => {
        endTyping();
        throw error;
      });
    const opener = findButton();
    const openSearch = opener && (await loadWithState(loadOnce, { opener, isClosable: true }));
    if (!openSearch) return;
    // The browser reports the end of a dialog late, so the previous one may still be in the page.
    removeDialog();
    removeDialog = openSearch({
      endTyping,
      onClosed: () => {
        if (document.activeElement === document.body) findButton()?.focus();
      },
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (altKey) return;
    if (closestTarget(event, SEARCH_BUTTON) && !isWithControl && /^[\p{L}\p{N}]$/u.test(key)) {
      event.preventDefault();
      open(key);
      return;
    }
    if (isWithControl ? shiftKey || key.toLowerCase() !== 'k' : key !== '/') return;
    if (!isWithControl && isSingleKeyIgnored(event.target)) return;
    event.preventDefault();
    open();
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', (event) => closestTarget(event, SEARCH_BUTTON) && open(), {
    signal,
  });
  onIntent(SEARCH_BUTTON, prepare, signal);
  return () => {
    controller.abort();
    removeDialog();
  };
}
