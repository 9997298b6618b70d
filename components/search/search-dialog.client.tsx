'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { internalHref } from '@/lib/browser/internal-href';
import { BASE_PATH } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { MAX_QUERY_LENGTH } from '@/lib/search/clean-query';
import { TASKS } from '@/lib/site-pages/home-page';
import { Icon } from '../icon';
import { type ShownDialog, showDialog } from '../shell/dialog-history.client';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.client';
import { ResultsFooter } from './results-footer.client';
import styles from './search-dialog.module.css';
import { KeyHints, SearchAreas } from './search-dialog-parts.client';
import { SearchOptions } from './search-options.client';
import { useSearchResults } from './use-search-results.client';

export interface SearchDialogProps {
  /** Ends collecting what the reader types before the field has the focus. @returns the text */
  endTyping: () => string;
  onClosed: () => void;
}

// This module is loaded on demand, so importing all messages doesn't affect the first load.
const messages = getMessages(site.defaultLocale);

const MAX_SELECTION_LENGTH = 64;

/** The chosen area. It applies to all searches of a visit. */
let visitArea = '';

/**
 * The search dialog, which opens when mounted. The focus stays in the field, and arrow keys move through the results. The
 * results are links, so that modifier keys, the middle button and the context menu work as usual.
 */
export function SearchDialog({ endTyping, onClosed }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownDialog>(undefined);
  const [text, setText] = useState(selectedText);
  const [area, setArea] = useState(visitArea);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(readRecentSearches);
  // Whether Enter was pressed before the response arrived. Its first result is then opened on arrival.
  const isEnterPending = useRef(false);

  const query = text.slice(0, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim();
  const { results, problem, isLoading } = useSearchResults(query, area);
  const groups = results?.groups ?? [];
  const hits = groups.flatMap(({ hits }) => hits);
  const isEmpty = query === '';
  const isRecent = isEmpty && recent.length > 0;
  const count = isEmpty ? recent.length + TASKS.length : hits.length;
  const current = Math.min(active, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => {
    if (!dialog.current) return;
    shown.current = showDialog(dialog.current);
    return shown.current.end;
  }, []);

  // A layout effect, so that no key is pressed between the dialog, which takes the focus, and the text.
  useLayoutEffect(() => {
    const typed = endTyping();
    if (typed) setText(typed);
    else field.current?.select();
  }, [endTyping]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results start at the first one
  useEffect(() => {
    setActive(0);
    list.current?.scrollTo(0, 0);
    if (isEnterPending.current && !isLoading) document.getElementById(optionId(0))?.click();
    isEnterPending.current = false;
  }, [results]);

  function move(to: number) {
    const next = (to + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function search(text: string) {
    setText(text);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing) return;
    // A search field handles Escape itself and clears its text.
    if (key === 'Escape' || ((ctrlKey || metaKey) && key === 'k')) dialog.current?.close();
    else if (event.target !== field.current) return;
    else if (key === 'ArrowDown' && count > 0) move(current + 1);
    else if (key === 'ArrowUp' && count > 0) move(current - 1);
    else if (key === 'Enter') choose(ctrlKey || metaKey || event.shiftKey);
    else return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
  }

  function choose(inNewTab: boolean) {
    const option = document.getElementById(optionId(current));
    if (isLoading) isEnterPending.current = true;
    else if (option instanceof HTMLAnchorElement && inNewTab) {
      if (!isEmpty) rememberSearch(query);
      window.open(option.href, '_blank', 'noopener');
    } else option?.click();
  }

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isEmpty && hits.length > 0) rememberSearch(query);
    // With a modifier key, the result opens elsewhere and the dialog stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = internalHref(event.currentTarget, location, BASE_PATH);
    if (!href) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    shown.current?.follow(href);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={messages.searchTitle}
      onClose={() => {
        shown.current?.leave();
        onClosed();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
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
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={count > 0 ? optionId(current) : undefined}
            placeholder={messages.searchHint}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              isEnterPending.current = false;
              setText(event.target.value);
            }}
          />
          <button
            type="button"
            aria-label={messages.searchClose}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>

        <SearchAreas
          area={area}
          onChoose={(chosen) => {
            visitArea = chosen;
            setArea(chosen);
          }}
        />

        <p role="status" className="visually-hidden">
          {results && !isLoading && fill(messages.searchCount, { count: `${groups.length}` })}{' '}
          {results?.isGuess && !isLoading && messages.searchGuess}
        </p>

        <div className={styles.body} ref={list}>
          {!isEmpty && results?.isGuess && <p className={styles.note}>{messages.searchGuess}</p>}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={isEmpty ? messages.searchSuggestions : messages.searchResults}
            aria-busy={isLoading}
          >
            <SearchOptions
              groups={isEmpty ? null : groups}
              searches={recent}
              optionId={optionId}
              current={current}
              onSelect={setActive}
              onSearch={search}
              onFollow={onFollow}
            />
          </div>

          {isRecent && (
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
          <ResultsFooter
            query={query}
            area={area}
            results={results}
            problem={problem}
            onFollow={onFollow}
          />
        </div>

        <KeyHints />
      </div>
    </dialog>
  );
}

/** The text selected on the page if it is short enough for a query. */
function selectedText(): string {
  const selected = getSelection()?.toString().trim() ?? '';
  return selected.length <= MAX_SELECTION_LENGTH && !selected.includes('\n') ? selected : '';
}
