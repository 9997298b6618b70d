import { closestTarget } from '@/lib/browser/closest-target';
import { createElement } from '@/lib/browser/create-element';
import { internalHref } from '@/lib/browser/internal-href';
import { BASE_PATH } from '@/lib/config/base-path';
import { enSearch as messages } from '@/lib/messages/en-search';
import { MAX_QUERY_LENGTH } from '@/lib/search/clean-query';
import { showDialog } from '../shell/dialog-history.client';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.client';
import { createSearchBody } from './search-body.client';
import styles from './search-dialog.module.css';
import { createAreas, createBar, createField, createKeyHints } from './search-dialog-parts.client';
import { createListbox } from './search-listbox.client';
import { createLiveSearch, NO_SEARCH } from './search-results.client';

interface SearchDialogOptions {
  /** Ends collecting what the reader types before the field has the focus. @returns the text */
  endTyping: () => string;
  onClosed: () => void;
}

const MAX_SELECTION_LENGTH = 64;

/** The chosen area. It applies to all searches of a visit. */
let visitArea = '';

/**
 * Opens the search dialog. The focus stays in the field, and arrow keys move through the results. The results are links,
 * so that modifier keys, the middle button and the context menu work as usual.
 *
 * @returns a function that removes the dialog
 */
export function openSearch({ endTyping, onClosed }: SearchDialogOptions): () => void {
  let state = NO_SEARCH;
  let recent = readRecentSearches();
  // Whether Enter was pressed before the response arrived. Its first result is then opened on arrival.
  let isEnterPending = false;

  const close = () => dialog.close();
  const field = createField();
  const listbox = createListbox(field);
  const { body, status, show } = createSearchBody(listbox, () => {
    forgetSearches();
    recent = [];
    render();
    field.focus();
  });
  const areas = createAreas(visitArea, (area) => {
    visitArea = area;
    update();
  });
  const bar = createBar(field, close);
  const dialog = createElement(
    'dialog',
    { class: styles.root, 'aria-label': messages.searchTitle },
    createElement('div', { class: styles.panel }, bar, areas, status, body, createKeyHints()),
  );
  const live = createLiveSearch((next) => {
    const areResultsNew = next.results !== state.results;
    state = next;
    render();
    if (areResultsNew) startAtFirst();
  });

  const readQuery = () => field.value.slice(0, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim();
  const update = () => live.search(readQuery(), visitArea);
  const render = () => show({ query: readQuery(), area: visitArea, state, recent });

  function startAtFirst() {
    listbox.select(0);
    body.scrollTo(0, 0);
    if (isEnterPending && !state.isLoading) listbox.selected()?.click();
    isEnterPending = false;
  }

  function choose(inNewTab: boolean) {
    const option = listbox.selected();
    if (state.isLoading) isEnterPending = true;
    else if (option instanceof HTMLAnchorElement && inNewTab) {
      const query = readQuery();
      if (query) rememberSearch(query);
      window.open(option.href, '_blank', 'noopener');
    } else option?.click();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (event.isComposing) return;
    // A search field handles Escape itself and clears its text.
    if (key === 'Escape' || ((ctrlKey || metaKey) && key === 'k')) close();
    else if (event.target !== field) return;
    else if (key === 'ArrowDown' && listbox.count() > 0) listbox.move(1);
    else if (key === 'ArrowUp' && listbox.count() > 0) listbox.move(-1);
    else if (key === 'Enter') choose(ctrlKey || metaKey || event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent) => {
    if (event.target === dialog) close();
    const recentSearch = closestTarget(event, '[data-kind="recent"]');
    if (recentSearch) {
      field.value = recentSearch.textContent;
      field.focus();
      update();
    }
    const anchor = closestTarget<HTMLAnchorElement>(event, 'a');
    if (anchor) onFollow(event, anchor);
  };

  function onFollow(event: MouseEvent, anchor: HTMLAnchorElement) {
    const query = readQuery();
    if (query && listbox.count() > 0) rememberSearch(query);
    // With a modifier key, the result opens elsewhere and the dialog stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = internalHref(anchor, location, BASE_PATH);
    if (!href) return;
    event.preventDefault();
    event.stopPropagation();
    shown.follow(href);
  }

  field.addEventListener('input', () => {
    isEnterPending = false;
    update();
  });
  dialog.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('click', onClick);

  field.value = selectedText();
  document.body.append(dialog);
  const shown = showDialog(dialog);
  // In the same task, so that no key is pressed between the dialog, which takes the focus, and the text.
  const typed = endTyping();
  if (typed) field.value = typed;
  else field.select();
  update();

  const remove = () => {
    live.end();
    shown.end();
    dialog.remove();
  };
  dialog.addEventListener('close', () => {
    shown.leave();
    // Removing the dialog can move the focus to the body, which `onClosed` must not see.
    onClosed();
    remove();
  });
  return remove;
}

/** The text selected on the page if it is short enough for a query. */
function selectedText(): string {
  const selected = getSelection()?.toString().trim() ?? '';
  return selected.length <= MAX_SELECTION_LENGTH && !selected.includes('\n') ? selected : '';
}
