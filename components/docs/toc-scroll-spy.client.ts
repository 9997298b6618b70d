import { currentHeading } from '@/lib/browser/current-heading';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { TABLE_OF_CONTENTS } from '@/lib/site/config/hooks';

const WIDE = '(width >= 80em)';

/**
 * Marks the current heading in the table of contents with `aria-current`, keeps the mark in view, and keeps the table
 * open on wide screens, where it is a separate column. On `/api`, the list of operations is the table.
 */
export function startTocScrollSpy(signal: AbortSignal): void {
  const list = document.querySelector<HTMLDetailsElement>(`[${TABLE_OF_CONTENTS}]`);
  if (!list) return;
  let frame = 0;

  const update = () => {
    frame = 0;
    // The filter of `/api` changes them.
    const anchors = [...list.querySelectorAll('a')];
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tops = anchors.map(({ hash }) => fragmentTarget(hash)?.getBoundingClientRect().top ?? 0);
    const current = anchors[currentHeading(tops, edge, innerHeight)];
    const marked = list.querySelector('[aria-current]');
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    if (current) keepInView(current, list);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const wide = matchMedia(WIDE);
  const openIfWide = () => {
    list.open = wide.matches;
  };

  // On others, the reader may have opened it already.
  if (wide.matches) openIfWide();
  schedule();
  wide.addEventListener('change', openIfWide, { signal });
  addEventListener('scroll', schedule, { passive: true, signal });
  addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

/** Scrolls the list to a link outside the part that is visible. Does nothing to a list that doesn't scroll. */
function keepInView(anchor: Element, list: Element): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2;
}
