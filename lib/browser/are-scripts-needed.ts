import { DEMO_SHOP, VERSIONS } from '../site/config/hooks';
import { storageSettings } from '../site/config/storage-settings';

/** Storage keys of a chosen tab (`tabs.client.ts`) or version (`preferred-version-key.ts`), in a list. */
const CHOICES = /\btab\.|preferred-version-/;

/**
 * Whether the page needs its scripts before the reader uses it: it is one of the demo shop, whose cart the browser has, the address leads into a tab, or the page has tabs or
 * versions and the reader chose some before, perhaps on another page.
 */
export function areScriptsNeeded(): boolean {
  if (
    document.querySelector(`[${DEMO_SHOP}]`) ||
    document.getElementById(location.hash.slice(1))?.closest('[role=tabpanel]')
  )
    return true;
  try {
    return (
      document.querySelector(`[role=tab],[${VERSIONS}*=","]`) !== null &&
      CHOICES.test(Object.keys(window[`${storageSettings.type}Storage`]).join())
    );
  } catch {
    // Without storage, there is nothing that the reader chose.
    return false;
  }
}
