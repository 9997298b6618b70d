/** Where the browser stores preferences. A module of its own, so that islands can import it without the rest of `site`. */
export interface StorageSettings {
  type: 'local' | 'session';
  /** Suffix of every key, for sites that share an origin. */
  namespace: string;
}

export const storageSettings: StorageSettings = { type: 'local', namespace: '' };
