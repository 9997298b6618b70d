import { randomBytes } from 'node:crypto';

/** The header in which a request of this process to itself names the client that it acts for. */
export const PASSED_CLIENT_HEADER = 'x-passed-client';

/** One secret for all copies of this module that the framework makes in a process. */
const SECRET = Symbol.for('laurel.passed-client');
const globals = globalThis as { [SECRET]?: string };

/** The secret is only in this process, so no client can name another one. */
function secret(): string {
  globals[SECRET] ??= randomBytes(32).toString('hex');
  return globals[SECRET];
}

/** Headers of a request of this process to itself that counts for a client, as {@link addressBlock} returns it. */
export function passClient(client: string): Record<string, string> {
  return { [PASSED_CLIENT_HEADER]: `${secret()} ${client}` };
}

/** The client that a request acts for; `null` if this process didn't send it. @param header as it was received */
export function passedClient(header: string | null | undefined): string | null {
  const prefix = `${secret()} `;
  return header?.startsWith(prefix) ? header.slice(prefix.length) : null;
}
