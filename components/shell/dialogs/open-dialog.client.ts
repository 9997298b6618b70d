import type { ComponentType } from 'react';
import { type Island, mountIsland } from '../loading/island.client';
import { loadWithState } from '../loading/load-state.client';

/** Controls whose dialog is still loading. */
const opening = new WeakSet<HTMLElement>();

/**
 * Loads a dialog and opens it, and shows beside the control that it is loaded or has failed.
 *
 * @param props of the component, except what is called when it has closed
 * @param onClosed called when the dialog has closed and is gone
 * @returns whether it is open; `false` also while an earlier call still loads it
 */
export async function openDialog<P extends object>(
  opener: HTMLElement,
  load: () => Promise<ComponentType<P & { onClosed: () => void }>>,
  props: P,
  onClosed: () => void = () => {},
): Promise<boolean> {
  type All = P & { onClosed: () => void };
  if (opening.has(opener)) return false;
  opening.add(opener);
  const mount = () => mountIsland<All>(load, (host) => document.body.append(host));
  const island: Island<All> | null = await loadWithState(mount, { opener, isClosable: true });
  opening.delete(opener);
  island?.show({
    ...props,
    onClosed() {
      // Before the dialog is gone, so that the focus that the browser gave back stays.
      onClosed();
      // Not while the component handles its own event.
      queueMicrotask(island.end);
    },
  });
  return island !== null;
}
