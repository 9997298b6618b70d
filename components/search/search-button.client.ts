import { closestTarget } from '@/lib/browser/closest-target';
import { SEARCH_BUTTON } from '@/lib/browser/held-events';
import { onIntent } from '@/lib/browser/on-intent';
import { openDialog } from '../shell/dialogs/open-dialog.client';
import { isSingleKeyIgnored } from '../shell/keyboard/shortcuts.client';
import { prepareIsland } from '../shell/loading/island.client';
import { collectTyping } from './collect-typing.client';

const findButton = () => document.querySelector<HTMLElement>(SEARCH_BUTTON);
const load = () => import('./search-dialog.client').then((module) => module.SearchDialog);

/** Opens the search on click, Ctrl+K, ⌘K and `/`. The dialog's code is loaded on intent. */
export function enableSearch(signal: AbortSignal): void {
  let readTyping = () => '';
  let isOpening = false;

  const open = async (query = '') => {
    const opener = findButton();
    if (!opener || isOpening) return;
    isOpening = true;
    readTyping = collectTyping(query);
    const loadOnce = () =>
      load().catch((error: unknown) => {
        readTyping();
        throw error;
      });
    await openDialog(opener, loadOnce, { endTyping: () => readTyping() });
    isOpening = false;
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
    if (!isWithControl && isSingleKeyIgnored(event)) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', (event) => closestTarget(event, SEARCH_BUTTON) && open(), {
    signal,
  });
  onIntent(SEARCH_BUTTON, () => prepareIsland(load), signal);
}
