'use client';

import { enLazyParts } from '@/lib/site/messages/en-lazy-parts';
import { enPageFeatures as messages } from '@/lib/site/messages/en-page-features';
import { Icon } from '../../icon';
import { useDialog } from '../dialogs/use-dialog.client';
import styles from './keyboard-help.module.css';
import { areSingleKeysOn, SHORTCUTS, setSingleKeysOn } from './shortcut-list.client';

/**
 * A dialog with the keyboard shortcuts. Single-key shortcuts can be turned off there because they interfere with speech
 * input (WCAG 2.1.4).
 */
export function KeyboardHelp({ onClosed }: { onClosed: () => void }) {
  const { ref, close, onClose } = useDialog(onClosed);
  return (
    <dialog ref={ref} className={styles.root} aria-labelledby="keyboard-help" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="keyboard-help">{messages.keyboardHelp}</h2>
        <button type="button" aria-label={enLazyParts.close} onClick={close}>
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
          defaultChecked={areSingleKeysOn()}
          onChange={({ currentTarget }) => setSingleKeysOn(currentTarget.checked)}
        />
        {messages.singleKeys}
      </label>
    </dialog>
  );
}
