import type { Environment } from './environment';

/** Writes warnings for developers, if `debug` is set. */
export interface Log {
  isEnabled: boolean;
  warn(message: string, cause?: unknown): void;
}

/** Creates a log that is silent until `isEnabled` is set. */
export function createLog({ console }: Pick<Environment, 'console'>): Log {
  return {
    isEnabled: false,
    warn(message, cause) {
      if (!this.isEnabled) return;
      // Browsers print an argument that is `undefined`.
      console.warn(`[Laurel] ${message}`, ...(cause === undefined ? [] : [cause]));
    },
  };
}
