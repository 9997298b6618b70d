/** Storage of preferences in the browser. Separate from `site.ts` to keep the rest of it out of client bundles. */
interface StorageSettings {
  type: 'local' | 'session';
  /** Suffix of every key, for sites that share an origin. */
  namespace: string;
}

/** The storage settings of this site. */
export const storageSettings: StorageSettings = { type: 'local', namespace: '' };
