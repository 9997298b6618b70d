import { env } from '@/lib/config/env';
import { allowOrigins, mcpEndpoint, refuseMethod } from '@/lib/mcp/endpoint';

/** The documentation for agents, by the Model Context Protocol. */
export const POST = mcpEndpoint({
  requestsPerMinute: env.MCP_REQUESTS_PER_MINUTE,
  trustedProxies: env.TRUSTED_PROXIES,
});

export {
  allowOrigins as OPTIONS,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
