import { storageSettings } from '../config/storage-settings';
import { preferredVersionKey } from './preferred-version-key';

/**
 * Whether the page needs its scripts before the reader uses it: the address leads into a tab, or the reader chose a tab
 * or a version before.
 */
export function isRuntimeNeeded(): boolean {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (document.getElementById(location.hash.slice(1))?.closest('[role=tabpanel]')) return true;
  try {
    const storage = storageSettings.type === 'session' ? sessionStorage : localStorage;
    return Object.keys(storage).some(
      (key) =>
        (key.startsWith('tab.') && has('[role=tab]')) ||
        (key.startsWith(preferredVersionKey('')) && has('[data-versions*=","]')),
    );
  } catch {
    // Without storage, there is nothing that the reader chose.
    return false;
  }
}
