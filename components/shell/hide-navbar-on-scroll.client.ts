import { site } from '@/lib/config/site';

/** Hides the navbar while the reader scrolls down and shows it on the way up. A setting, off by default (spec 1 §4). */
export function hideNavbarOnScroll(): () => void {
  if (!site.navbar.hideOnScroll) return () => {};
  const root = document.documentElement;
  let last = scrollY;
  const onScroll = () => {
    const isDown =
      scrollY > last && scrollY > (document.querySelector('header')?.offsetHeight ?? 0);
    root.toggleAttribute('data-navbar-hidden', isDown);
    last = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
