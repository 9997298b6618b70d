import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll } from 'vitest';
import { docsServer } from '../server';

/** A client that is connected to the MCP server in this process during the tests of a file. Call it outside tests. */
export function inMemoryClient(): Client {
  const client = new Client({ name: 'test', version: '1.0.0' });
  beforeAll(async () => {
    const [own, ofServer] = InMemoryTransport.createLinkedPair();
    await docsServer('127.0.0.1').connect(ofServer);
    await client.connect(own);
    // The client validates results only with the schemas of tools that it has listed.
    await client.listTools();
  });
  afterAll(() => client.close());
  return client;
}
