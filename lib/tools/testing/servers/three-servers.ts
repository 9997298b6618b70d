import { afterAll, beforeAll, describe } from 'vitest';
import { isTestAll } from '../runner/test-all';
import { type ServerName, sharedServer, type TestServer, toTestServer } from './shared-server';
import { type StartedServer, startServer } from './test-servers';

/**
 * Defines tests for each of the servers, which runs while they do. Those of the framework's own server, which runs
 * only on hosts that don't use ours, run with `npm run test:all`.
 *
 * @param settings of servers that only these tests use, or `'shared'` for the servers of all test files
 * @param define gets a function that returns the running server
 */
export function describeServers(
  names: readonly ServerName[],
  settings: Record<string, string> | 'shared',
  define: (server: () => TestServer, name: ServerName) => void,
): void {
  const tested = names.filter((name) => isTestAll || name !== 'framework');
  describe.each(tested)('%s', (name) => {
    let server: TestServer;
    let stop: StartedServer['stop'] = async () => {};
    beforeAll(async () => {
      if (settings === 'shared') {
        server = await sharedServer(name);
        return;
      }
      const started = await startServer(name, settings);
      server = toTestServer(name, started);
      stop = started.stop;
    });
    afterAll(() => stop());
    define(() => server, name);
  });
}
