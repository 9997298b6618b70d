import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createTestApi } from '../../../tools/testing/api/test-api';
import { testDatabase } from '../../../tools/testing/api/test-database';
import { eventually } from '../../../tools/testing/eventually';
import { holdTimers } from '../../../tools/testing/hold-timers';
import { emptyProgram } from '../rewards.fixture';
import { startRedemptionWorker } from './redemption-worker';

async function start() {
  const api = await createTestApi(await testDatabase());
  const program = await emptyProgram(api);
  const { customerIdentifier } = await program.customer({ pointsBalance: 300 });
  const ruleId = await program.spendingRule({ pointsPrice: 100 });
  const timers = holdTimers(1_000);
  const log = vi.fn();
  const onCommit = vi.fn();
  const worker = startRedemptionWorker(
    { database: api.database, now: api.clock.now, randomBytes, log },
    onCommit,
  );
  return {
    worker,
    timers,
    onCommit,
    redeem: () => api.call('redeem', { body: { customerIdentifier, ruleId } }),
    rewards: async () => (await program.activeRewards(customerIdentifier)).length,
  };
}

describe('the redemption worker', () => {
  it('fulfills redemptions when it is woken', async () => {
    const { worker, redeem, rewards, timers, onCommit } = await start();
    await eventually(() => expect(timers).toHaveLength(1));
    await redeem();
    worker.wake();
    worker.wake();
    await eventually(async () => expect(await rewards()).toBe(1));
    expect(onCommit).toHaveBeenCalled();
    await worker.stop();
  });

  it('fulfills redemptions when its timer ends', async () => {
    const { worker, redeem, rewards, timers } = await start();
    await eventually(() => expect(timers).toHaveLength(1));
    await redeem();
    timers[0]?.();
    await eventually(() => expect(timers).toHaveLength(2));
    expect(await rewards()).toBe(1);
    await worker.stop();
  });

  it('waits for its work when it is stopped, and does nothing afterward', async () => {
    const { worker, redeem, rewards, timers } = await start();
    await eventually(() => expect(timers).toHaveLength(1));
    await redeem();
    worker.wake();
    await worker.stop();
    expect(await rewards()).toBe(1);
    await redeem();
    worker.wake();
    await worker.stop();
    expect(await rewards()).toBe(1);
  });
});
