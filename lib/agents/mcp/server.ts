import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CancelledNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { version } from '../../../package.json';
import { site } from '../../site/config/site';
import { siteAddress } from '../../site/config/site-address';
import type { AddTool } from './tool';
import { callSandbox } from './tools/call-sandbox';
import { listOperations } from './tools/list-operations';
import { listPages } from './tools/list-pages';
import { readOperation } from './tools/read-operation';
import { readPage } from './tools/read-page';
import { renderWidget } from './tools/render-widget';
import { runSample } from './tools/run-sample';
import { searchDocs } from './tools/search-docs';
import { validatePayload } from './tools/validate-payload';

const TOOLS: readonly AddTool[] = [
  searchDocs,
  readPage,
  listPages,
  listOperations,
  readOperation,
  validatePayload,
  renderWidget,
  runSample,
  callSandbox,
];

const instructions = `${site.description} Start with search_docs, read the results with read_page or read_operation, check JSON that you write with validate_payload, get widgets with render_widget and what code samples do with run_sample, and try requests with call_sandbox.`;

/**
 * The documentation as an MCP server. It has no state, so each request gets a new server.
 *
 * @param client who sends the request, for limits
 */
export function docsServer(client: string): McpServer {
  const server = new McpServer(
    {
      name: site.search.collection,
      title: site.title,
      version,
      websiteUrl: siteAddress('/docs'),
    },
    { instructions },
  );
  for (const add of TOOLS) add(server, client);
  // The library announces notifications about changes of this list, but the list never changes.
  server.server.registerCapabilities({ tools: { listChanged: false } });
  // A canceled request gets no response. Without this, a batch that cancels its own request would wait forever.
  server.server.setNotificationHandler(CancelledNotificationSchema, () => {});
  return server;
}
