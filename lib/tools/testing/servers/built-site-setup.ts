import type { TestProject } from 'vitest/node';
import { startSite } from './site-server';
import { shareServers } from './test-servers';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that all tests of the built site share. */
    siteOrigin: string;
    /** Origin of the control server that starts the servers of `describeServers`. */
    serversOrigin: string;
  }
}

/** Serves the build for all tests of the built site; a test that needs other settings starts a separate server. */
export default async function setup(project: TestProject) {
  const server = await startSite(process.cwd(), {
    API_REQUESTS_PER_SECOND: '1000000',
    MCP_REQUESTS_PER_MINUTE: '1000000',
    SEARCHES_PER_MINUTE: '1000000',
  });
  const shared = await shareServers();
  project.provide('siteOrigin', server.origin);
  project.provide('serversOrigin', shared.origin);
  return () => Promise.all([server.stop(), shared.stop()]);
}
