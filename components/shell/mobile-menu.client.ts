import { closestTarget } from '@/lib/browser/closest-target';
import { onIntent } from '@/lib/browser/on-intent';
import { loadWithState } from './load-state.client';

const BUTTON = '[data-menu]';
const load = () => import('./mobile-menu-dialog.client').then((module) => module.openMenu);
const prepare = () => void load().catch(() => {});

/**
 * Opens the menu of narrow windows. Its code is loaded when the reader points at the button or focuses it.
 *
 * @returns a cleanup function
 */
export function enableMobileMenu(): () => void {
  let isOpening = false;
  const onClick = async (event: MouseEvent) => {
    const button = closestTarget(event, BUTTON);
    if (!button || isOpening) return;
    isOpening = true;
    const openMenu = await loadWithState(load, { opener: button, isClosable: true });
    isOpening = false;
    if (!openMenu) return;
    button.ariaExpanded = 'true';
    openMenu(() => {
      button.ariaExpanded = 'false';
      // A page that was opened from the menu may have the focus already.
      if (document.activeElement === document.body) button.focus();
    });
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', onClick, { signal });
  onIntent(BUTTON, prepare, signal);
  return () => controller.abort();
}
