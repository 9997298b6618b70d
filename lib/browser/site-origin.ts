/**
 * Sets the origin of the site's public address before printing: the print styles write it before the paths of links. If
 * it were set when the page starts, the browser would compute the styles of all elements again. The build has written the
 * origin into the styles of prerendered pages.
 */
export function setSiteOriginForPrint(signal: AbortSignal): void {
  const print = matchMedia('print');
  const set = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const { origin } = new URL(canonical?.href ?? location.href);
    document.documentElement.style.setProperty('--site-origin', JSON.stringify(origin));
  };
  if (print.matches) set();
  print.addEventListener('change', set, { signal });
  // Firefox prints a copy of the page, without a change of the medium.
  addEventListener('beforeprint', set, { signal });
}
