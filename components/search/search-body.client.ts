import { createElement } from '@/lib/browser/create-element';
import { enSearch as messages } from '@/lib/messages/en-search';
import { fill } from '@/lib/messages/fill';
import type { SearchGroup } from '@/lib/search/engine';
import { createResultsFooter } from './results-footer.client';
import styles from './search-dialog.module.css';
import type { SearchListbox } from './search-listbox.client';
import type { SearchState } from './search-results.client';
import { showChildren } from './show-children.client';

/** What the dialog shows for a query. */
interface ShownSearch {
  query: string;
  area: string;
  state: SearchState;
  /** Recent searches, for an empty query. */
  recent: string[];
}

interface SearchBody {
  /** The part of the dialog that scrolls. */
  body: Element;
  /** What assistive technology announces. */
  status: Element;
  show: (search: ShownSearch) => void;
}

const NO_GROUPS: SearchGroup[] = [];

const createNote = (text: string) => createElement('p', { class: styles.note }, text);

/**
 * Creates what is below the field and the areas: the listbox, and what is around it.
 *
 * @param onForget called when the reader clears the recent searches
 */
export function createSearchBody(listbox: SearchListbox, onForget: () => void): SearchBody {
  const body = createElement('div', { class: styles.body });
  const status = createElement('p', { role: 'status', class: 'visually-hidden' });
  const guess = createNote(messages.searchGuess);
  const start = createNote(messages.searchStart);
  const forget = createElement(
    'button',
    { type: 'button', class: styles.quiet },
    messages.searchForget,
  );
  forget.addEventListener('click', onForget);
  const footerOf = createResultsFooter();

  function show({ query, area, state, recent }: ShownSearch) {
    const { results, isLoading } = state;
    const isEmpty = query === '';
    listbox.show(isEmpty ? null : (results?.groups ?? NO_GROUPS), recent);
    listbox.element.ariaLabel = isEmpty ? messages.searchSuggestions : messages.searchResults;
    listbox.element.ariaBusy = `${isLoading}`;
    const announced = announcementOf(state);
    // A text that is set again may be announced again.
    if (status.textContent !== announced) status.textContent = announced;
    showChildren(body, [
      !isEmpty && results?.isGuess && guess,
      listbox.element,
      isEmpty && recent.length > 0 && forget,
      isEmpty && start,
      ...footerOf(state, query, area),
    ]);
  }

  return { body, status, show };
}

function announcementOf({ results, isLoading }: SearchState): string {
  if (!results || isLoading) return '';
  const count = fill(messages.searchCount, { count: `${results.groups.length}` });
  return results.isGuess ? `${count} ${messages.searchGuess}` : count;
}
