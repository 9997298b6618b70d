import './sdk-hint.css';
import type { SdkHints } from '@/lib/content/pages/sdk-hints';
import { withBasePath } from '@/lib/site/config/base-path';
import { loadOnce } from '@/lib/site/config/load-once';
import { SDK_HINT_ID } from './sdk-hint-id';

const SDK_LINKS = 'figure.code pre a';
/** A hint opens only if the pointer rests on the name. */
const OPEN_AFTER_MS = 200;
/** Leaves time to move the pointer from the name into the hint. */
const CLOSE_AFTER_MS = 250;
const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Shows a hint with declaration and summary when the pointer rests on an SDK name in code or the keyboard focuses it.
 * Escape closes the hint, and the pointer can move into it (WCAG 1.4.13). On touch screens the name is only a link.
 */
export function enableSdkHints(signal: AbortSignal): void {
  const box = document.getElementById(SDK_HINT_ID);
  const [code, text] = box?.children ?? [];
  if (!box || !code || !text) return;
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    link?.removeAttribute('aria-describedby');
    link = null;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  const open = async (name: HTMLAnchorElement) => {
    close();
    link = name;
    const loaded = await loadHints().catch(() => null);
    const hint = loaded?.[name.dataset.name ?? name.text];
    if (!hint || link !== name || !name.isConnected) return;
    // HTML that the highlighter wrote when the site was built.
    code.innerHTML = hint.declaration;
    text.textContent = hint.summary;
    box.showPopover();
    positionHint(box, name);
    name.setAttribute('aria-describedby', box.id);
  };
  const schedule = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };

  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (!(target instanceof Element) || pointerType === 'touch') return;
    const name = target.closest<HTMLAnchorElement>(SDK_LINKS);
    if (box.contains(target) || (name && name === link)) clearTimeout(timer);
    else if (name) schedule(() => open(name), OPEN_AFTER_MS);
    else schedule(close, CLOSE_AFTER_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const name = target.closest<HTMLAnchorElement>(SDK_LINKS);
    if (name?.matches(':focus-visible')) open(name);
    else close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onMove = () => {
    if (!link || !box.matches(':popover-open')) return;
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) close();
    else positionHint(box, link);
  };

  document.addEventListener('pointerover', onPointer, { signal });
  // The pointer may have come to a name before this script did.
  const hovered = document.querySelector<HTMLAnchorElement>(`${SDK_LINKS}:hover`);
  if (hovered && matchMedia('(hover: hover)').matches) schedule(() => open(hovered), OPEN_AFTER_MS);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', close, { signal });
  document.addEventListener('scroll', onMove, { signal, capture: true, passive: true });
  addEventListener('resize', onMove, { signal });
  signal.addEventListener('abort', close);
}

const loadHints = loadOnce(async (): Promise<SdkHints> => {
  const response = await fetch(withBasePath('/sdk-hints.json'));
  if (!response.ok) throw new Error(`The hints returned status ${response.status}.`);
  return response.json();
});

/** Positions the hint below the name, or above it if there is no room, and always within the window. */
function positionHint(box: HTMLElement, link: HTMLElement) {
  const name = link.getBoundingClientRect();
  const below = name.bottom + GAP_PX;
  const fits = below + box.offsetHeight <= innerHeight - EDGE_PX;
  const top = fits ? below : name.top - GAP_PX - box.offsetHeight;
  const left = Math.min(name.left, innerWidth - box.offsetWidth - EDGE_PX);
  box.style.top = `${Math.max(top, EDGE_PX)}px`;
  box.style.left = `${Math.max(left, EDGE_PX)}px`;
}
