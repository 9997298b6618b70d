import { withBasePath } from '@/lib/config/base-path';
import type { SdkHint, SdkHints } from '@/lib/docs/sdk-hints';
import './sdk-hint.css';

const NAMES = 'figure.code pre a';
/** Pointers that only pass by open nothing. */
const OPEN_AFTER_MS = 200;
/** Long enough to move the pointer from the name into the hint. */
const CLOSE_AFTER_MS = 250;
const GAP_PX = 6;
const EDGE_PX = 8;

let hints: Promise<SdkHints> | undefined;

/**
 * Shows what a name of the SDK in code stands for when the pointer rests on it or the keyboard reaches it. Escape
 * closes it, and it can be pointed at (WCAG 1.4.13). Touch has the link alone. @returns a function that ends it
 */
export function enableSdkHints(): () => void {
  const box = createBox();
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    link?.removeAttribute('aria-describedby');
    link = null;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  const open = async (wanted: HTMLAnchorElement) => {
    close();
    link = wanted;
    const known = await loadHints().catch(() => null);
    const hint = known?.[wanted.dataset.name ?? wanted.text];
    if (!hint || link !== wanted || !wanted.isConnected) return;
    fill(box, hint);
    // Within the landmark of the text that it belongs to; a page that is left takes it along.
    wanted.closest('main')?.append(box);
    box.showPopover();
    place(box, wanted);
    wanted.setAttribute('aria-describedby', box.id);
  };
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (!(target instanceof Element) || pointerType === 'touch') return;
    const wanted = target.closest<HTMLAnchorElement>(NAMES);
    if (box.contains(target) || (wanted && wanted === link)) clearTimeout(timer);
    else if (wanted) later(() => open(wanted), OPEN_AFTER_MS);
    else later(close, CLOSE_AFTER_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const wanted = target.closest<HTMLAnchorElement>(NAMES);
    if (wanted?.matches(':focus-visible')) open(wanted);
    else close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onMove = () => {
    if (!link || !box.matches(':popover-open')) return;
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) close();
    else place(box, link);
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', close, { signal });
  document.addEventListener('scroll', onMove, { signal, capture: true, passive: true });
  addEventListener('resize', onMove, { signal });
  return () => {
    ended.abort();
    close();
    box.remove();
  };
}

function loadHints(): Promise<SdkHints> {
  hints ??= fetch(withBasePath('/sdk-hints.json')).then((answer) => {
    if (!answer.ok) throw new Error(`The hints answered ${answer.status}.`);
    return answer.json();
  });
  hints.catch(() => {
    hints = undefined;
  });
  return hints;
}

function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.id = 'sdk-hint';
  box.role = 'tooltip';
  box.popover = 'manual';
  return box;
}

function fill(box: HTMLElement, { declaration, summary }: SdkHint) {
  const code = document.createElement('code');
  // Made by our own highlighter when the site was built.
  code.innerHTML = declaration;
  const text = document.createElement('p');
  text.textContent = summary;
  box.replaceChildren(code, text);
}

/** Below the name, or above it where there is no room; within the window in any case. */
function place(box: HTMLElement, link: HTMLElement) {
  const name = link.getBoundingClientRect();
  const below = name.bottom + GAP_PX;
  const fits = below + box.offsetHeight <= innerHeight - EDGE_PX;
  const top = fits ? below : name.top - GAP_PX - box.offsetHeight;
  const left = Math.min(name.left, innerWidth - box.offsetWidth - EDGE_PX);
  box.style.top = `${Math.max(top, EDGE_PX)}px`;
  box.style.left = `${Math.max(left, EDGE_PX)}px`;
}
