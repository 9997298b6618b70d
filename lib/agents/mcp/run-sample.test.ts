import { expect, it } from 'vitest';
import recorded from './generated/sample-runs.json' with { type: 'json' };
import { MCP_LIMITS } from './limits';
import { inMemoryClient } from './testing/in-memory-client';

const client = inMemoryClient();

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
