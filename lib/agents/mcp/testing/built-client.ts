import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll } from 'vitest';
import { env } from '../../../site/config/env';
import { origin } from '../../../tools/testing/servers/built-site';

/** Address of the endpoint on the shared server. */
export const url = `${origin}${env.BASE_PATH}/mcp`;

/** Connects a new client to the shared server. */
export async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

/** Connects a client before the tests of a file, and closes it after them. */
export function setUpClient() {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
    // The client validates results only with the schemas of tools that it has listed.
    await client.listTools();
  });
  afterAll(() => client?.close());
  return {
    client: () => client,
    /** Calls a tool and returns its result. The client validates the result with the schema of the tool. */
    async call(name: string, args: Record<string, unknown> = {}) {
      const { isError, structuredContent, content } = await client.callTool({
        name,
        arguments: args,
      });
      const [block] = content as { type: string; text: string }[];
      return {
        isError: isError === true,
        // biome-ignore lint/suspicious/noExplicitAny: the client has validated it with the schema of the tool.
        data: structuredContent as any,
        text: block?.text ?? '',
      };
    },
  };
}
