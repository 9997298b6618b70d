import { closestTarget } from '@/lib/browser/closest-target';
import { SEARCH_BUTTON } from '@/lib/browser/held-events';
import { loadWithState } from '../shell/load-state.client';
import { loadReactPart, type ReactPart } from '../shell/react-part.client';
import { isSingleKeyIgnored } from '../shell/shortcuts.client';
import { collectTyping } from './collect-typing.client';
import type { SearchDialogProps } from './search-dialog.client';

const findButton = () => document.querySelector<HTMLElement>(SEARCH_BUTTON);
const load = () =>
  loadReactPart(() => import('./search-dialog.client').then((module) => module.SearchDialog));
const prepare = () => void load().catch(() => {});

/** Opens the search on click, Ctrl+K, ⌘K and `/`. The dialog's code is loaded on intent. @returns a cleanup function */
export function enableSearch(): () => void {
  let readTyping = () => '';
  let part: ReactPart<SearchDialogProps> | undefined;
  let openings = 0;
  let isShown = false;

  const open = async (query = '') => {
    const endTyping = collectTyping(readTyping() + query);
    readTyping = endTyping;
    const loadOnce = () =>
      load().catch((error: unknown) => {
        endTyping();
        throw error;
      });
    const create = await loadWithState(loadOnce, {
      place: (state) => findButton()?.after(state),
      isClosable: true,
    });
    if (!create) return;
    part ??= create(document.body.appendChild(document.createElement('div')));
    show(part, endTyping);
  };

  function show(dialog: ReactPart<SearchDialogProps>, endTyping: () => string) {
    openings += 1;
    const opening = openings;
    isShown = true;
    dialog.show({
      key: opening,
      endTyping,
      onClosed: () => {
        // The browser reports the end of a dialog late: another one may be open by then.
        if (opening === openings) {
          isShown = false;
          dialog.hide();
        }
        if (document.activeElement === document.body) findButton()?.focus();
      },
    });
  }

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
  const onIntent = (event: Event) => {
    if (closestTarget(event, SEARCH_BUTTON)) prepare();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', (event) => closestTarget(event, SEARCH_BUTTON) && open(), {
    signal,
  });
  document.addEventListener('pointerover', onIntent, { signal, passive: true });
  document.addEventListener('focusin', onIntent, { signal });
  return () => {
    controller.abort();
    if (isShown) part?.hide();
  };
}
