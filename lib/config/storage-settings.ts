/** Where the browser remembers settings. A part of the site configuration that islands can have without the rest. */
export interface StorageSettings {
  type: 'local' | 'session';
  /** Ends every key, for sites that share an origin; empty for none. */
  namespace: string;
}

export const storageSettings: StorageSettings = { type: 'local', namespace: '' };
