import { storageSettings } from '../config/storage-settings';

/** Keys of what the reader chose (`tabs.client.ts`, `preferred-version-key.ts`). */
const CHOICE = /^(tab\.|docs-preferred-version-)/;

/**
 * Whether the page needs its scripts before the reader uses it: the address leads into a tab, or the page has tabs or
 * versions and the reader chose one before.
 */
export function isRuntimeNeeded(): boolean {
  if (document.getElementById(location.hash.slice(1))?.closest('[role=tabpanel]')) return true;
  try {
    return (
      Object.keys(window[`${storageSettings.type}Storage`]).some((key) => CHOICE.test(key)) &&
      document.querySelector('[role=tab],[data-versions*=","]') !== null
    );
  } catch {
    // Without storage, there is nothing that the reader chose.
    return false;
  }
}
