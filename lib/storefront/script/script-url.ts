/** The documented file of the script, below the base of the site. */
const SITE_PATH = '/sdk/v2/sdk.js';

/** The address of the running script. Scripts of the type `module` don't know theirs, so their element is looked up. */
export function findScriptUrl(document: Document): string {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript.src;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  return scripts.find(({ src }) => isScriptOfSite(src))?.src ?? '';
}

/** Whether an address is that of the script. An attribute that browsers can't parse stays as it is. */
const isScriptOfSite = (src: string): boolean =>
  URL.canParse(src) && new URL(src).pathname.endsWith(SITE_PATH);

/**
 * The base of the API that belongs to a script: that of the deployment, else the site that the script comes from.
 *
 * @param configured `API_URL` of the build; empty if it isn't set
 */
export function apiUrlOf(scriptUrl: string, configured: string, fallback: string): string {
  if (configured) return configured;
  const { origin, pathname } = URL.canParse(scriptUrl) ? new URL(scriptUrl) : new URL(fallback);
  return pathname.endsWith(SITE_PATH) ? origin + pathname.slice(0, -SITE_PATH.length) : fallback;
}
