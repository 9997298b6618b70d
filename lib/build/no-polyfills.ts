/** Replaces the framework's polyfills (`next.config.ts`). */
export {};
