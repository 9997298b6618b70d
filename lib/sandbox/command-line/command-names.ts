/** What people type before a command of the sandbox. The package has other names (`lib/build/packages/sandbox.ts`). */
export const SANDBOX = 'npm run sandbox --';
/** What people type to forward webhooks. */
export const LISTEN = 'npm run sandbox:listen --';
