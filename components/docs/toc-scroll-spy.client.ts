import { currentHeading } from '@/lib/browser/current-heading';
import { TABLE_OF_CONTENTS } from '@/lib/site/config/hooks';

const WIDE = '(width >= 80em)';

/**
 * Marks the current heading in the table of contents with `aria-current`, and keeps the table open on wide screens,
 * where it is a separate column. @returns a cleanup function
 */
export function startTocScrollSpy(): () => void {
  const list = document.querySelector<HTMLDetailsElement>(`[${TABLE_OF_CONTENTS}]`);
  if (!list) return () => {};
  const anchors = [...list.querySelectorAll('a')];
  const headings = anchors.map((anchor) =>
    document.getElementById(decodeURIComponent(anchor.hash.slice(1))),
  );
  let frame = 0;
  // The entry of the section that the address leads to.
  let current = anchors.findIndex((anchor) => anchor.ariaCurrent);

  const update = () => {
    frame = 0;
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
    const index = currentHeading(tops, edge, innerHeight);
    if (index === current) return;
    anchors[current]?.removeAttribute('aria-current');
    anchors[index]?.setAttribute('aria-current', 'location');
    current = index;
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
  wide.addEventListener('change', openIfWide);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    wide.removeEventListener('change', openIfWide);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}
