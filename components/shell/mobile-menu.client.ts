import { closestTarget } from '@/lib/browser/closest-target';
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
  const onClick = async (event: MouseEvent) => {
    const button = closestTarget(event, BUTTON);
    if (!button || button.ariaExpanded === 'true') return;
    const openMenu = await loadWithState(load, {
      place: (state) => button.after(state),
      isClosable: true,
    });
    if (!openMenu) return;
    button.ariaExpanded = 'true';
    openMenu(() => {
      button.ariaExpanded = 'false';
      button.focus();
    });
  };
  const onIntent = (event: Event) => {
    if (closestTarget(event, BUTTON)) prepare();
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerover', onIntent, { signal, passive: true });
  document.addEventListener('focusin', onIntent, { signal });
  return () => controller.abort();
}
