import type { TestProject } from 'vitest/node';
import { startSite } from './site-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that all tests of the built site share. */
    siteOrigin: string;
  }
}

/** Serves the build for all tests of the built site; a test that needs other settings starts a separate server. */
export default async function setup(project: TestProject) {
  const server = await startSite(process.cwd(), {
    API_REQUESTS_PER_SECOND: '1000000',
    MCP_REQUESTS_PER_MINUTE: '1000000',
    SEARCHES_PER_MINUTE: '1000000',
  });
  project.provide('siteOrigin', server.origin);
  return () => server.stop();
}
