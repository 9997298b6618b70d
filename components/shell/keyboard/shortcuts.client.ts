import { closestTarget } from '@/lib/browser/closest-target';
import { COLOR_BUTTON, HELP_BUTTON, TABLE_OF_CONTENTS } from '@/lib/site/config/hooks';
import { openDialog } from '../dialogs/open-dialog.client';
import { areSingleKeysOn } from './shortcut-list.client';

/**
 * Whether a single-key shortcut must be ignored: while the reader types in a field or a dialog is open, or if the reader
 * doesn't allow these shortcuts.
 *
 * @param event of the key, in the element that has the focus, which may be in the shadow root of a widget
 */
export function isSingleKeyIgnored(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const element = target instanceof HTMLElement ? target : null;
  return (
    element?.isContentEditable ||
    element?.matches('input, textarea, select') ||
    document.querySelector('dialog[open]') !== null ||
    !areSingleKeysOn()
  );
}

const loadHelp = () => import('./keyboard-help.client').then((module) => module.KeyboardHelp);

function showHelp(): void {
  const opener = document.querySelector<HTMLElement>(`[${HELP_BUTTON}]`);
  if (opener) openDialog(opener, loadHelp, {});
}

/** Handles the single-key shortcuts and the button that lists them. */
export function enableShortcuts(signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isSingleKeyIgnored(event)) return;
    if (event.key === '?') showHelp();
    else if (!performShortcut(event.key)) return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (closestTarget(event, `[${HELP_BUTTON}]`)) showHelp();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', onClick, { signal });
}

/** Performs the action of a single-key shortcut. @returns `false` if the key or the page has no such action */
function performShortcut(key: string): boolean {
  switch (key) {
    case 'p':
      return click('main a[rel="prev"]');
    case 'n':
      return click('main a[rel="next"]');
    case 'c':
      return click(`[${COLOR_BUTTON}]`);
    case 't':
      return focusTableOfContents();
    default:
      return false;
  }
}

function click(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.click();
  return element !== null;
}

function focusTableOfContents(): boolean {
  const list = document.querySelector<HTMLDetailsElement>(`[${TABLE_OF_CONTENTS}]`);
  if (!list) return false;
  list.open = true;
  list.querySelector('a')?.focus();
  return true;
}
