'use client';

import { useEffect, useRef, useState } from 'react';
import { enLazyParts } from '@/lib/messages/en-lazy-parts';
import { enPageFeatures as messages } from '@/lib/messages/en-page-features';
import { Icon } from '../icon';
import styles from './keyboard-help.module.css';
import { areSingleKeysOn, SHORTCUTS, setSingleKeysOn } from './shortcuts.client';

/**
 * A dialog with the keyboard shortcuts. Single-key shortcuts can be turned off there because they interfere with speech
 * input (WCAG 2.1.4).
 */
export function KeyboardHelp({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(areSingleKeysOn);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby="keyboard-help" onClose={onClosed}>
      <div className={styles.head}>
        <h2 id="keyboard-help">{messages.keyboardHelp}</h2>
        <button
          type="button"
          aria-label={enLazyParts.close}
          onClick={() => dialog.current?.close()}
        >
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
            setSingleKeysOn(event.target.checked);
          }}
        />
        {messages.singleKeys}
      </label>
    </dialog>
  );
}
