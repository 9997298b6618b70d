'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { SEARCH_AREAS } from '@/lib/search/areas';
import { Icon } from '../icon';
import { HitText } from './hit-text';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.client';
import styles from './search-dialog.module.css';
import { useAnswer } from './use-search-results.client';

export interface SearchDialogProps {
  /** What stands in the field when the dialog opens. */
  query: string;
  onClosed: () => void;
}

// This code is fetched on demand, so it may bring the site's words along.
const messages = getMessages(site.defaultLocale);

const LONGEST_QUERY = 200;
const LONGEST_SELECTION = 64;

/**
 * The search, open from the moment it is mounted. The focus stays in the field; arrows move through the results, which
 * are links, so that a click with a modifier, the middle button and the context menu do what they do everywhere.
 */
export function SearchDialog({ query: typed, onClosed }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(() => typed || selectedText());
  const [area, setArea] = useState('');
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(readRecent);
  // Enter came before the answer: its first result is followed when it is there.
  const isEntered = useRef(false);

  const query = text.slice(0, LONGEST_QUERY).replace(/\s+/g, ' ').trim();
  const { answer, problem, isWaiting } = useAnswer(query, area);
  const groups = answer?.groups ?? [];
  const hits = groups.flatMap(({ hits }) => hits);
  const isRecent = query === '' && recent.length > 0;
  const count = isRecent ? recent.length : hits.length;
  const current = Math.min(active, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    dialog.current?.showModal();
    if (!typed) field.current?.select();
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its first result
  useEffect(() => {
    setActive(0);
    list.current?.scrollTo(0, 0);
    if (isEntered.current && !isWaiting) document.getElementById(optionId(0))?.click();
    isEntered.current = false;
  }, [answer]);

  function move(to: number) {
    const next = (to + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function search(words: string) {
    setText(words);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event;
    if ((ctrlKey || metaKey) && key === 'k') dialog.current?.close();
    else if (event.target !== field.current || event.nativeEvent.isComposing) return;
    else if (key === 'ArrowDown' && count > 0) move(current + 1);
    else if (key === 'ArrowUp' && count > 0) move(current - 1);
    else if (key === 'Enter') choose(ctrlKey || metaKey || event.shiftKey);
    else return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
  }

  function choose(inNewTab: boolean) {
    const option = document.getElementById(optionId(current));
    if (isWaiting) isEntered.current = true;
    else if (option instanceof HTMLAnchorElement && inNewTab) {
      rememberSearch(query);
      window.open(option.href, '_blank', 'noopener');
    } else option?.click();
  }

  function onFollow(event: MouseEvent) {
    rememberSearch(query);
    // With a modifier the result opens elsewhere, and the search goes on here.
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) dialog.current?.close();
  }

  let position = -1;
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={messages.searchTitle}
      onClose={onClosed}
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
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              isEntered.current = false;
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

        <fieldset className={styles.areas}>
          <legend className="visually-hidden">{messages.searchArea}</legend>
          {[{ id: '', label: messages.searchEverywhere }, ...SEARCH_AREAS].map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name={`${id}-area`}
                checked={area === one.id}
                onChange={() => setArea(one.id)}
              />
              {one.label}
            </label>
          ))}
        </fieldset>

        <p role="status" className="visually-hidden">
          {answer && !isWaiting && fill(messages.searchCount, { count: `${groups.length}` })}
        </p>

        <div className={styles.body} ref={list}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={isRecent ? messages.searchRecent : messages.searchResults}
            aria-busy={isWaiting}
          >
            {isRecent &&
              recent.map((words, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
                <div
                  key={words}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  className={styles.option}
                  onClick={() => search(words)}
                >
                  {words}
                </div>
              ))}
            {query !== '' &&
              groups.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
                <div
                  key={group.url}
                  role="group"
                  aria-label={group.title.text}
                  className={styles.group}
                >
                  {group.hits.map((hit, place) => {
                    position += 1;
                    const index = position;
                    return (
                      <a
                        key={hit.url}
                        id={optionId(index)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={index === current}
                        href={withBasePath(hit.url)}
                        className={styles.option}
                        onClick={onFollow}
                        onPointerMove={() => index !== current && setActive(index)}
                      >
                        <HitText group={group} hit={hit} isFirst={place === 0} />
                      </a>
                    );
                  })}
                </div>
              ))}
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
          {query === '' && !isRecent && <p className={styles.note}>{messages.searchStart}</p>}
          {problem && (
            <p className={styles.note} role="alert">
              {problem === 'offline' ? messages.searchOffline : messages.searchFailed}
            </p>
          )}
          {query !== '' && answer && groups.length === 0 && (
            <p className={styles.note}>
              <b>{fill(messages.searchNothing, { query: answer.query })}</b>
              <br />
              {messages.searchNothingHint}
            </p>
          )}
          {query !== '' && hits.length > 0 && (
            <a
              className={styles.quiet}
              href={withBasePath(
                `/search?${new URLSearchParams({ q: query, ...(area && { area }) })}`,
              )}
              onClick={onFollow}
            >
              {messages.searchAll}
            </a>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** What is selected on the page, when it can be a query. */
function selectedText(): string {
  const selected = getSelection()?.toString().trim() ?? '';
  return selected.length <= LONGEST_SELECTION && !selected.includes('\n') ? selected : '';
}
