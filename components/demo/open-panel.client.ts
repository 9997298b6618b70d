import { type Island, mountIsland } from '../shell/loading/island.client';
import { loadWithState } from '../shell/loading/load-state.client';
import type { Attempt } from './live-shop.client';
import type { PanelProps } from './panel.client';

const load = () => import('./panel.client').then((module) => module.Panel);

let island: Island<PanelProps> | null = null;
let isLoading = false;

/** Opens the panel after the bar with its button, or closes it. */
export async function togglePanel(button: HTMLElement, attempt: Attempt): Promise<void> {
  if (isLoading) return;
  if (island) return close(button);
  isLoading = true;
  const place = (element: Element) => button.closest('aside')?.append(element);
  island = await loadWithState(() => mountIsland<PanelProps>(load, place), {
    opener: button,
    place,
  });
  isLoading = false;
  if (!island) return;
  button.ariaExpanded = 'true';
  island.show({ attempt, onClose: () => close(button) });
}

function close(button: HTMLElement): void {
  island?.end();
  island = null;
  button.ariaExpanded = 'false';
  button.focus();
}
