/**
 * Sets the origin of the site's public address for the print styles, which write it before the paths of links. The build
 * has written it into the styles of prerendered pages.
 */
export function setSiteOrigin(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { origin } = new URL(canonical?.href ?? location.href);
  document.documentElement.style.setProperty('--site-origin', JSON.stringify(origin));
}
