import { mcpEndpoint, methodNotAllowed, preflightResponse } from '@/lib/agents/mcp/endpoint';
import { env } from '@/lib/site/config/env';

/** The documentation for agents, over the Model Context Protocol. */
export const POST = mcpEndpoint({
  requestsPerMinute: env.MCP_REQUESTS_PER_MINUTE,
  trustedProxies: env.TRUSTED_PROXIES,
});

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
  preflightResponse as OPTIONS,
};
