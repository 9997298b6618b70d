import { storageSettings } from '../site/config/storage-settings';

let hasWarned = false;

function storage(): Storage {
  return storageSettings.type === 'session' ? sessionStorage : localStorage;
}

/** The storage key for a name: the name with the namespace of the site. */
export function storedKey(name: string): string {
  return storageSettings.namespace ? `${name}-${storageSettings.namespace}` : name;
}

/** Accesses the storage. Browsers can deny access, for example in private mode; this logs one warning. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch (error) {
    if (!hasWarned) console.warn('The browser does not allow this site to store settings.', error);
    hasWarned = true;
    return null;
  }
}

/** Reads a stored string, or `null`. Never throws. */
export function readStored(name: string): string | null {
  return attempt(() => storage().getItem(storedKey(name)));
}

/** Stores a string, or removes it if the value is `null`. Never throws. */
export function writeStored(name: string, value: string | null): void {
  attempt(() =>
    value === null
      ? storage().removeItem(storedKey(name))
      : storage().setItem(storedKey(name), value),
  );
}
