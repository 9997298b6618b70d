import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { findTemplate } from '../api-server/template';
import { DATABASE_FOLDER } from '../database/open-embedded';
import { spawnApi, untilEnded, untilHealthIs } from './api-process';
import { childrenOf } from './child-processes';
import { startFramework } from './framework-server';
import { startSite, untilApiIsReady } from './site-server';

/** What can serve the API: the site and its process for the API, the API alone, and the framework's own server. */
export type ServerName = 'site' | 'api' | 'framework';

export interface TestServer {
  name: ServerName;
  origin: string;
  /** The ids of its processes. */
  processIds: number[];
  /** Whether it still has the processes that it started with. */
  isUnchanged: () => boolean;
  stop: () => Promise<unknown>;
}

type Start = (settings: Record<string, string>) => Promise<Omit<TestServer, 'name'>>;

const START: Record<ServerName, Start> = {
  async site(settings) {
    const site = await startSite(process.cwd(), settings);
    await untilApiIsReady(site);
    const processIds = [site.processId, ...childrenOf(site.processId)];
    return {
      origin: site.origin,
      processIds,
      isUnchanged: () =>
        isRunning(site.processId) &&
        String([site.processId, ...childrenOf(site.processId)]) === String(processIds),
      stop: site.stop,
    };
  },
  async api(settings) {
    await findTemplate();
    const api = spawnApi(settings);
    await untilHealthIs(api, 200);
    const processId = api.process.pid ?? 0;
    return {
      origin: api.origin,
      processIds: [processId],
      isUnchanged: () => isRunning(processId),
      stop: () => {
        api.process.kill();
        return untilEnded(api);
      },
    };
  },
  async framework(settings) {
    // The folder of this server has no command that prepares a database.
    const directory = settings.API_DATA_DIR ?? '';
    cpSync(await findTemplate(), join(directory, DATABASE_FOLDER), { recursive: true });
    const framework = await startFramework(process.cwd(), settings);
    await untilApiIsReady(framework);
    const { origin, processId, stop } = framework;
    return { origin, processIds: [processId], isUnchanged: () => isRunning(processId), stop };
  },
};

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Starts a server with its own data directory, which is removed when it stops. */
async function startServer(
  name: ServerName,
  settings: Record<string, string> = {},
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), `laurel-${name}-`));
  const server = await START[name]({ API_DATA_DIR: directory, ...settings });
  return {
    name,
    ...server,
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Defines tests for each of the servers, which runs while they do.
 *
 * @param define gets a function that returns the running server
 */
export function describeServers(
  names: readonly ServerName[],
  settings: Record<string, string>,
  define: (server: () => TestServer, name: ServerName) => void,
): void {
  describe.each(names)('%s', (name) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer(name, settings);
    });
    afterAll(() => server.stop());
    define(() => server, name);
  });
}
