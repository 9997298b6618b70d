import { closestTarget } from './closest-target';

/** Calls back when the reader points at a control or focuses it, and so may be about to use it. */
export function onIntent(selector: string, prepare: () => void, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    if (closestTarget(event, selector)) prepare();
  };
  document.addEventListener('pointerover', onEvent, { signal, passive: true });
  document.addEventListener('focusin', onEvent, { signal });
}
