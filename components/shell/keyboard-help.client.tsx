'use client';

import { useEffect, useRef, useState } from 'react';
import { closestTarget } from '@/lib/browser/closest-target';
import { readStored, writeStored } from '@/lib/browser/storage';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { Icon } from '../icon';
import styles from './keyboard-help.module.css';
import { performShortcut, SHORTCUTS } from './shortcuts.client';

const messages = getMessages(site.defaultLocale);
const SINGLE_KEYS = 'laurel.single-keys';

/**
 * Handles the keyboard shortcuts and shows the list of them on `?`. Single-key shortcuts can be turned off because they
 * interfere with speech input (WCAG 2.1.4).
 */
export function KeyboardHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(() => readStored(SINGLE_KEYS) !== 'off');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (
        target?.isContentEditable ||
        target?.matches('input, textarea, select') ||
        document.querySelector('dialog[open]')
      )
        return;
      if (event.key === '?') dialog.current?.showModal();
      else if (!performShortcut(event.key)) return;
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (closestTarget(event, '[data-keyboard-help]')) dialog.current?.showModal();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [isOn]);

  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby="keyboard-help">
      <div className={styles.head}>
        <h2 id="keyboard-help">{messages.keyboardHelp}</h2>
        <button type="button" aria-label={messages.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, name }) => (
          <div key={name}>
            <dt>{messages.shortcuts[name]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            writeStored(SINGLE_KEYS, event.target.checked ? null : 'off');
          }}
        />
        {messages.singleKeys}
      </label>
    </dialog>
  );
}
