'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon';
import { useLazyPart } from '../shell/lazy-part.client';
import { isSingleKeyIgnored } from '../shell/shortcuts.client';
import { collectTyping } from './collect-typing.client';
import styles from './search-trigger.module.css';

const load = () => import('./search-dialog.client').then((module) => module.SearchDialog);
const prepare = () => void load().catch(() => {});

/** Opens the search on click, Ctrl+K, ⌘K and `/`. The dialog's code is loaded on intent. */
export function SearchButton({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const typing = useRef<() => string>(() => '');
  const [Dialog, state, request] = useLazyPart(load);
  const [opening, setOpening] = useState<{ endTyping: () => string; key: number }>();

  function open(query = '') {
    const endTyping = collectTyping(typing.current() + query);
    typing.current = endTyping;
    load().catch(endTyping);
    request(() => setOpening((last) => ({ endTyping, key: (last?.key ?? 0) + 1 })));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening needs nothing that changes
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { key, altKey, shiftKey } = event;
      const isWithControl = event.ctrlKey || event.metaKey;
      if (altKey || (isWithControl && shiftKey)) return;
      if (
        isWithControl ? key.toLowerCase() !== 'k' : key !== '/' || isSingleKeyIgnored(event.target)
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.root} ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onKeyDown={(event: KeyboardEvent) => {
          if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          open(event.key);
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
        <span>{label}</span>
        {/* The no-flash script decides which one is shown. */}
        <kbd>
          <span>Ctrl K</span>
          <span>⌘ K</span>
        </kbd>
      </button>
      {state}
      {Dialog && opening && (
        <Dialog
          key={opening.key}
          endTyping={opening.endTyping}
          onClosed={() => {
            // The browser reports the end of a dialog late: another one may be open by then.
            setOpening((current) => (current === opening ? undefined : current));
            if (document.activeElement === document.body) button.current?.focus();
          }}
        />
      )}
    </>
  );
}
