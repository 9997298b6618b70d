import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FOLDER } from '../../../api/database/open-embedded';
import { findTemplate } from '../../../serve/api/template';
import { spawnApi, untilEnded, untilHealthIs } from './api-process';
import { childrenOf } from './child-processes';
import { startFramework } from './framework-server';
import type { ServerName, ServerProcesses } from './shared-server';
import { startSite, untilApiIsReady } from './site-server';

export interface StartedServer extends ServerProcesses {
  stop: () => Promise<unknown>;
}

/** Tests send many requests as few clients. Each test file creates sandboxes with addresses that no other one uses. */
const SHARED_SETTINGS = {
  TRUSTED_PROXIES: '1',
  API_REQUESTS_PER_SECOND: '1000000',
  API_REQUESTS_AT_ONCE_PER_CLIENT: '1000000',
  CONNECTIONS_PER_CLIENT: '1000000',
  MCP_REQUESTS_PER_MINUTE: '1000000',
  SEARCHES_PER_MINUTE: '1000000',
  SANDBOXES_PER_HOUR: '6',
};

type Start = (settings: Record<string, string>) => Promise<StartedServer>;

const START: Record<ServerName, Start> = {
  async site(settings) {
    const site = await startSite(process.cwd(), settings);
    await untilApiIsReady(site);
    const processIds = [site.processId, ...childrenOf(site.processId)];
    return { origin: site.origin, processIds, stop: site.stop };
  },
  async api(settings) {
    await findTemplate();
    const api = spawnApi(settings);
    await untilHealthIs(api, 200);
    return {
      origin: api.origin,
      processIds: [api.process.pid ?? 0],
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
    return { origin, processIds: [processId], stop };
  },
};

/** Starts a server with its own data directory, which is removed when it stops. */
export async function startServer(
  name: ServerName,
  settings: Record<string, string>,
): Promise<StartedServer> {
  const directory = mkdtempSync(join(tmpdir(), `laurel-${name}-`));
  const server = await START[name]({ API_DATA_DIR: directory, ...settings });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Starts each server when a test file first needs it, and keeps it for the others. Test files run in other processes,
 * so they request the servers over HTTP.
 *
 * @returns where: the path of a request is the name of a server
 */
export async function shareServers(): Promise<Pick<StartedServer, 'origin' | 'stop'>> {
  const started = new Map<string, Promise<StartedServer>>();
  const control = createServer(async ({ url = '' }, response) => {
    const name = url.slice(1) as ServerName;
    const server = started.get(name) ?? startServer(name, SHARED_SETTINGS);
    started.set(name, server);
    try {
      response.end(JSON.stringify(await server));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    async stop() {
      control.close();
      control.closeAllConnections();
      await Promise.allSettled([...started.values()].map(async (server) => (await server).stop()));
    },
  };
}
