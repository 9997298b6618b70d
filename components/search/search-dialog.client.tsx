'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { internalHref } from '@/lib/browser/internal-href';
import { MAX_QUERY_LENGTH } from '@/lib/search/clean-query';
import type { SearchGroup } from '@/lib/search/engine';
import { BASE_PATH } from '@/lib/site/config/base-path';
import { enSearch as messages } from '@/lib/site/messages/en-search';
import { fill } from '@/lib/site/messages/fill';
import { Icon } from '../icon';
import { useDialog } from '../shell/dialogs/use-dialog.client';
import { AreaChoice } from './area-choice.client';
import { KeyHints } from './key-hints.client';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.client';
import { ResultsFooter } from './results-footer.client';
import { readSearchArea, storeSearchArea } from './search-area.client';
import styles from './search-dialog.module.css';
import { optionId, resultOptions, SearchOptions, startOptions } from './search-options.client';
import type { SearchState } from './search-results.client';
import { useLiveSearch } from './use-live-search.client';

interface SearchDialogProps {
  /** Ends collecting what the reader types before the field has the focus. @returns the text */
  endTyping: () => string;
  onClosed: () => void;
}

const LIST_ID = '_search-options';
const MAX_SELECTION_LENGTH = 64;
const NO_GROUPS: readonly SearchGroup[] = [];

/**
 * The search dialog. The focus stays in the field, and arrow keys move through the results. The results are links, so that
 * modifier keys, the middle button and the context menu work as usual.
 */
export function SearchDialog({ endTyping, onClosed }: SearchDialogProps) {
  const { ref, close, follow, onClose } = useDialog(onClosed);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(selectedText);
  const [area, setArea] = useState(readSearchArea);
  const [recent, setRecent] = useState(readRecentSearches);
  const [active, setActive] = useState(0);
  /** Whether Enter was pressed before the response arrived. Its first result is then opened on arrival. */
  const isEnterPending = useRef(false);
  const query = text.slice(0, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim();
  const state = useLiveSearch(query, area);
  const { results, isLoading } = state;
  const isEmpty = query === '';
  const groups = useMemo(
    () => (isEmpty ? startOptions(recent) : resultOptions(results?.groups ?? NO_GROUPS)),
    [isEmpty, recent, results],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  // There can be fewer options than before.
  const selected = Math.min(active, count - 1);
  const selectedOption = () => document.getElementById(optionId(selected));

  // In the same task in which the dialog takes the focus, so that no key is pressed in between.
  useLayoutEffect(() => {
    const typed = endTyping();
    if (!typed) field.current?.select();
    else if (field.current) {
      field.current.value = typed;
      setText(typed);
    }
  }, [endTyping]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there are other results
  useEffect(() => {
    setActive(0);
    body.current?.scrollTo(0, 0);
    if (isEnterPending.current && !isLoading) document.getElementById(optionId(0))?.click();
    isEnterPending.current = false;
  }, [results]);

  function move(step: 1 | -1) {
    const index = (selected + step + count) % count;
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function choose(inNewTab: boolean) {
    const option = selectedOption();
    if (isLoading) isEnterPending.current = true;
    else if (option instanceof HTMLAnchorElement && inNewTab) {
      if (query) rememberSearch(query);
      window.open(option.href, '_blank', 'noopener');
    } else option?.click();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (event.nativeEvent?.isComposing) return;
    // A search field handles Escape itself and clears its text.
    if (key === 'Escape' || ((ctrlKey || metaKey) && key === 'k')) close();
    else if (event.target !== field.current) return;
    else if (key === 'ArrowDown' && count > 0) move(1);
    else if (key === 'ArrowUp' && count > 0) move(-1);
    else if (key === 'Enter') choose(ctrlKey || metaKey || shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (target === ref.current) close();
    const repeated = target?.closest('[data-kind="recent"]')?.textContent;
    if (repeated) {
      setText(repeated);
      field.current?.focus();
    }
    const anchor = target?.closest('a');
    if (!anchor) return;
    if (query && count > 0) rememberSearch(query);
    // With a modifier key, the result opens elsewhere and the dialog stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = internalHref(anchor, location, BASE_PATH);
    if (!href) return;
    event.preventDefault();
    follow(href);
  }

  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-label={messages.searchTitle}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={messages.searchTitle}
            aria-autocomplete="list"
            aria-controls={LIST_ID}
            aria-expanded={count > 0}
            aria-activedescendant={count > 0 ? optionId(selected) : undefined}
            placeholder={messages.searchHint}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onInput={({ currentTarget }) => {
              isEnterPending.current = false;
              setText(currentTarget.value);
            }}
          />
          <button type="button" aria-label={messages.searchClose} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <AreaChoice
          chosen={area}
          onChoose={(id) => {
            storeSearchArea(id);
            setArea(id);
          }}
        />
        <p role="status" className="visually-hidden">
          {announcementOf(state)}
        </p>
        <div ref={body} className={styles.body}>
          {!isEmpty && results?.isGuess && <p className={styles.note}>{messages.searchGuess}</p>}
          <div
            id={LIST_ID}
            role="listbox"
            aria-label={isEmpty ? messages.searchSuggestions : messages.searchResults}
            aria-busy={isLoading}
          >
            <SearchOptions groups={groups} selected={selected} onSelect={setActive} />
          </div>
          {isEmpty && recent.length > 0 && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => {
                forgetSearches();
                setRecent([]);
                field.current?.focus();
              }}
            >
              {messages.searchForget}
            </button>
          )}
          {isEmpty && <p className={styles.note}>{messages.searchStart}</p>}
          <ResultsFooter state={state} query={query} area={area} />
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}

function announcementOf({ results, isLoading }: SearchState): string {
  if (!results || isLoading) return '';
  const count = fill(messages.searchCount, { count: `${results.groups.length}` });
  return results.isGuess ? `${count} ${messages.searchGuess}` : count;
}

/** The text selected on the page if it is short enough for a query. */
function selectedText(): string {
  const selected = getSelection()?.toString().trim() ?? '';
  return selected.length <= MAX_SELECTION_LENGTH && !selected.includes('\n') ? selected : '';
}
