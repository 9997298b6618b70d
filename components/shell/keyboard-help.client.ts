import { createElement } from '@/lib/browser/create-element';
import { enLazyParts } from '@/lib/messages/en-lazy-parts';
import { enPageFeatures as messages } from '@/lib/messages/en-page-features';
import { showDialog } from './dialog-history.client';
import styles from './keyboard-help.module.css';
import { areSingleKeysOn, SHORTCUTS, setSingleKeysOn } from './shortcuts.client';

/**
 * Opens a dialog with the keyboard shortcuts. Single-key shortcuts can be turned off there because they interfere with
 * speech input (WCAG 2.1.4).
 */
export function showKeyboardHelp(): void {
  const close = createElement(
    'button',
    { type: 'button', 'aria-label': enLazyParts.close },
    createElement('span', { class: 'icon icon-close' }),
  );
  const rows = SHORTCUTS.map(({ keys, name }) =>
    createElement(
      'div',
      {},
      createElement('dt', {}, messages.shortcuts[name]),
      createElement('dd', {}, ...keys.map((key) => createElement('kbd', {}, key))),
    ),
  );
  const singleKeys = createElement('input', { type: 'checkbox' });
  singleKeys.checked = areSingleKeysOn();
  singleKeys.addEventListener('change', () => setSingleKeysOn(singleKeys.checked));

  const dialog = createElement(
    'dialog',
    { class: styles.root, 'aria-labelledby': 'keyboard-help' },
    createElement(
      'div',
      { class: styles.head },
      createElement('h2', { id: 'keyboard-help' }, messages.keyboardHelp),
      close,
    ),
    createElement('dl', { class: styles.list }, ...rows),
    createElement('label', { class: styles.switch }, singleKeys, messages.singleKeys),
  );
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  const shown = showDialog(dialog);
  dialog.addEventListener('close', () => {
    shown.leave();
    shown.end();
    dialog.remove();
  });
}
