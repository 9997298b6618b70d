import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CancelledNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { version } from '../../package.json';
import { site } from '../config/site';
import { siteAddress } from '../config/site-address';
import type { AddTool } from './tool';
import { listOperations } from './tools/list-operations';
import { listPages } from './tools/list-pages';
import { readOperation } from './tools/read-operation';
import { readPage } from './tools/read-page';
import { searchDocs } from './tools/search-docs';
import { validatePayload } from './tools/validate-payload';

const TOOLS: readonly AddTool[] = [
  searchDocs,
  readPage,
  listPages,
  listOperations,
  readOperation,
  validatePayload,
];

const instructions = `${site.description} Start with search_docs, read the results with read_page or read_operation, and check JSON that you write with validate_payload.`;

/** The documentation as an MCP server. It has no state, so each request gets a new server. */
export function docsServer(): McpServer {
  const server = new McpServer(
    {
      name: site.search.collection,
      title: site.title,
      version,
      websiteUrl: siteAddress('/docs'),
    },
    { instructions },
  );
  for (const add of TOOLS) add(server);
  // The library announces notifications about changes of this list, but the list never changes.
  server.server.registerCapabilities({ tools: { listChanged: false } });
  // A canceled request gets no response. Without this, a batch that cancels its own request would wait forever.
  server.server.setNotificationHandler(CancelledNotificationSchema, () => {});
  return server;
}
