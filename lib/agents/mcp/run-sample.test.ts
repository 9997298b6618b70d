import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import recorded from './generated/sample-runs.json' with { type: 'json' };
import { MCP_LIMITS } from './limits';
import { docsServer } from './server';

const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(async () => {
  const [own, ofServer] = InMemoryTransport.createLinkedPair();
  await docsServer('127.0.0.1').connect(ofServer);
  await client.connect(own);
  // The client validates results only with the schemas of tools that it has listed.
  await client.listTools();
});
afterAll(() => client.close());

const call = async (sample: string) => {
  const result = await client.callTool({ name: 'run_sample', arguments: { sample } });
  return result as unknown as { isError?: boolean; content: { text: string }[] };
};

/** The samples that do most. */
const longest = Object.entries(recorded)
  .map(([id, run]) => ({ id, length: JSON.stringify(run).length }))
  .sort((a, b) => b.length - a.length)
  .slice(0, 5);

it.each(longest)('run_sample returns the run of $id', async ({ id }) => {
  const { isError, content } = await call(id);
  expect(isError).toBeUndefined();
  expect(content[0]?.text).toContain('call: Laurel.');
  expect(content[0]?.text.length).toBeLessThanOrEqual(MCP_LIMITS.resultCharacters);
});

it('run_sample shows requests with their status, and suggests ids', async () => {
  const { content } = await call('modules-rewards-methods-redeemReward-redeem');
  expect(content[0]?.text).toContain('request: POST /v2/rewards/redeem 204');
  const unknown = await call('modules-rewards-methods-redeemReward-redem');
  expect(unknown.isError).toBe(true);
  expect(unknown.content[0]?.text).toContain('modules-rewards-methods-redeemReward-redeem');
});
