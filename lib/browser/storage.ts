import { storageSettings } from '../config/storage-settings';

let hasWarned = false;

function storage(): Storage {
  return storageSettings.type === 'session' ? sessionStorage : localStorage;
}

/** The key that a name is stored under. */
export function storedKey(name: string): string {
  return storageSettings.namespace ? `${name}-${storageSettings.namespace}` : name;
}

/** Runs an access to the store; private modes refuse it, which is worth one warning and nothing more. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch (error) {
    if (!hasWarned) console.warn('The browser refuses to remember settings for this site.', error);
    hasWarned = true;
    return null;
  }
}

/** A remembered string by name, or `null`. Never throws. */
export function readStored(name: string): string | null {
  return attempt(() => storage().getItem(storedKey(name)));
}

/** Remembers a string; `null` forgets it. Never throws. */
export function writeStored(name: string, value: string | null): void {
  attempt(() =>
    value === null
      ? storage().removeItem(storedKey(name))
      : storage().setItem(storedKey(name), value),
  );
}

/** Calls back when another tab changes the value. @returns a function that ends it */
export function onStoredChange(name: string, callback: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === storedKey(name)) callback(event.newValue);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
