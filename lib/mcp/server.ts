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

const instructions = `${site.description} Begin with search_docs, read what it finds with read_page or read_operation, and check what you wrote with validate_payload.`;

/** The documentation as an MCP server. It keeps nothing between requests, so each request has one of its own. */
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
  // The library promises to tell when the list changes; there is nobody to tell, and it never does.
  server.server.registerCapabilities({ tools: { listChanged: false } });
  // A request that was cancelled gets no answer, so one that cancels itself in its own batch would wait for ever.
  server.server.setNotificationHandler(CancelledNotificationSchema, () => {});
  return server;
}
