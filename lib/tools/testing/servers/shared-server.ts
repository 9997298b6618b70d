import { inject } from 'vitest';
import { childrenOf } from './child-processes';

/** A server of the API: the site and its process for the API, the API alone, or the framework's own server. */
export type ServerName = 'site' | 'api' | 'framework';

/** Origin of a server, and the ids of its processes. */
export interface ServerProcesses {
  origin: string;
  processIds: number[];
}

export interface TestServer extends ServerProcesses {
  /** Whether it still has the processes that it started with. */
  isUnchanged: () => boolean;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** A server that all test files share, started when the first one needs it; see `test-servers.ts`. */
export async function sharedServer(name: ServerName): Promise<TestServer> {
  const response = await fetch(`${inject('serversOrigin')}/${name}`);
  if (!response.ok) throw new Error(`The server does not start: ${await response.text()}`);
  return toTestServer(name, await response.json());
}

/** Adds what a test checks of the processes. */
export function toTestServer(
  name: ServerName,
  { origin, processIds }: ServerProcesses,
): TestServer {
  const [first = 0, ...children] = processIds;
  return {
    origin,
    processIds,
    isUnchanged: () =>
      processIds.every(isRunning) &&
      (name !== 'site' || String(childrenOf(first)) === String(children)),
  };
}
