import { closestTarget } from '@/lib/browser/closest-target';
import { onIntent } from '@/lib/browser/on-intent';
import { MENU_BUTTON } from '@/lib/site/config/hooks';
import { openDialog } from '../dialogs/open-dialog.client';
import { prepareIsland } from '../loading/island.client';

const BUTTON = `[${MENU_BUTTON}]`;
const load = () => import('./mobile-menu-dialog.client').then((module) => module.MobileMenu);

/** Opens the menu of narrow windows. Its code is loaded when the reader points at the button or focuses it. */
export function enableMobileMenu(signal: AbortSignal): void {
  let isOpening = false;
  const onClick = async (event: MouseEvent) => {
    const button = closestTarget(event, BUTTON);
    if (!button || isOpening) return;
    isOpening = true;
    const isOpen = await openDialog(button, load, {}, () => {
      button.ariaExpanded = 'false';
    });
    isOpening = false;
    if (isOpen) button.ariaExpanded = 'true';
  };
  document.addEventListener('click', onClick, { signal });
  onIntent(BUTTON, () => prepareIsland(load), signal);
}
