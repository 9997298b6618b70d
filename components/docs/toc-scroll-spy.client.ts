import { currentHeading } from '@/lib/browser/current-heading';

const WIDE = '(width >= 1280px)';

/**
 * Moves `aria-current` through the page's contents list, and keeps the list open on wide screens, where it is a
 * column of its own. @returns a function that ends it
 */
export function followHeadings(): () => void {
  const list = document.querySelector<HTMLDetailsElement>('[data-contents]');
  if (!list) return () => {};
  const anchors = [...list.querySelectorAll('a')];
  const headings = anchors.map((anchor) =>
    document.getElementById(decodeURIComponent(anchor.hash.slice(1))),
  );
  let frame = 0;
  let marked = -1;

  const mark = () => {
    frame = 0;
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
    const index = currentHeading(tops, edge, innerHeight);
    if (index === marked) return;
    anchors[marked]?.removeAttribute('aria-current');
    anchors[index]?.setAttribute('aria-current', 'location');
    marked = index;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(mark);
  };
  const wide = matchMedia(WIDE);
  const unfold = () => {
    list.open = wide.matches;
  };

  unfold();
  schedule();
  wide.addEventListener('change', unfold);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    wide.removeEventListener('change', unfold);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}
