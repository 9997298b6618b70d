import { site } from '@/lib/site/config/site';

/**
 * Hides the navbar while the reader scrolls down and shows it when they scroll up, if the site configuration enables
 * this. Off by default (SPECIFICATION.md, section 4).
 */
export function hideNavbarOnScroll(signal: AbortSignal): void {
  if (!site.navbar.hideOnScroll) return;
  const root = document.documentElement;
  let lastScrollY = scrollY;
  const onScroll = () => {
    const isDown =
      scrollY > lastScrollY && scrollY > (document.querySelector('header')?.offsetHeight ?? 0);
    root.toggleAttribute('data-navbar-hidden', isDown);
    lastScrollY = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
}
