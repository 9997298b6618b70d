import type { SandboxCredentials } from '../../sandbox/contract/sandbox.schema';
import { parseJson } from '../parse-json';
import { readStored, writeStored } from '../storage';
import { ConsoleProblem } from './problem';
import { sendJson } from './send-json';

const STORED_NAME = 'sandbox';

/** The credentials of a sandbox, as `POST /sandbox` returns them. */
export type Sandbox = SandboxCredentials;

/** A sandbox, and what the browser keeps of it. */
export interface OpenSandbox {
  sandbox: Sandbox;
  /** Whether the browser keeps it for the next visit. */
  isStored: boolean;
}

let opening: Promise<OpenSandbox> | undefined;

/**
 * The sandbox of the reader: the stored one, or a new one. All consoles of a page share it.
 *
 * @throws ConsoleProblem if none can be created
 */
export function openSandbox(): Promise<OpenSandbox> {
  const stored = storedSandbox();
  // Another tab may have created a sandbox or forgotten this one.
  if (stored) return Promise.resolve({ sandbox: stored, isStored: true });
  opening ??= createSandbox().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Removes a sandbox that no longer exists, so that the next request creates one. */
export function forgetSandbox(): void {
  opening = undefined;
  writeStored(STORED_NAME, null);
}

/** The sandbox of the reader, if there is one already. */
export function storedSandbox(): Sandbox | null {
  const stored = parseJson(readStored(STORED_NAME) ?? '') as Partial<Sandbox> | null | undefined;
  return stored?.key && stored.shop && stored.clients ? (stored as Sandbox) : null;
}

async function createSandbox(): Promise<OpenSandbox> {
  const sandbox = await sandboxRequest<Sandbox>('POST', '/sandbox', null, {});
  writeStored(STORED_NAME, JSON.stringify(sandbox));
  return { sandbox, isStored: readStored(STORED_NAME) !== null };
}

/**
 * Sends a request to `/sandbox`.
 *
 * @throws ConsoleProblem unless it succeeds
 */
export async function sandboxRequest<T>(
  method: string,
  path: string,
  key: string | null,
  body?: object,
): Promise<T> {
  const response = await sendJson(method, path, key, body);
  if (response.status === 404 && path === '/sandbox') throw new ConsoleProblem('off');
  if (!response.ok) throw new ConsoleProblem('failed');
  return (await response.json()) as T;
}

/** Restores the demo shop of a sandbox. @throws ConsoleProblem unless it succeeds */
export async function resetSandbox({ key }: Sandbox): Promise<void> {
  await sandboxRequest('POST', '/sandbox/reset', key, {});
}
