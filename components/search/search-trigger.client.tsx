'use client';

import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readStored } from '@/lib/browser/storage';
import { withBasePath } from '@/lib/config/base-path';
import { Icon } from '../icon';
import type { SearchDialogProps } from './search-dialog.client';
import styles from './search-trigger.module.css';

const load = () => import('./search-dialog.client');
const prepare = () => void load().catch(() => {});

/** Whether a slash belongs to something else: a field, another dialog, or a reader who wants no single keys. */
function isSlashTaken(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return (
    element?.isContentEditable ||
    element?.matches('input,textarea,select') ||
    document.querySelector('dialog[open]') !== null ||
    readStored('laurel.single-keys') === 'off'
  );
}

/** Opens the search by a click, by Ctrl or ⌘ and K, and by `/`. The dialog's code is fetched on intent. */
export function SearchButton({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [query, setQuery] = useState<string>();
  const [keys, setKeys] = useState('');

  const open = (text = '') =>
    load().then(
      (module) => {
        setDialog(() => module.SearchDialog);
        setQuery(text);
      },
      () => location.assign(withBasePath('/search')),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening needs nothing that changes
  useEffect(() => {
    setKeys(/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { key, altKey, shiftKey } = event;
      const isWithControl = event.ctrlKey || event.metaKey;
      if (altKey || (isWithControl && shiftKey)) return;
      if (isWithControl ? key.toLowerCase() !== 'k' : key !== '/' || isSlashTaken(event.target))
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
        <kbd>{keys}</kbd>
      </button>
      {Dialog && query !== undefined && (
        <Dialog
          query={query}
          onClosed={() => {
            setQuery(undefined);
            if (document.activeElement === document.body) button.current?.focus();
          }}
        />
      )}
    </>
  );
}
