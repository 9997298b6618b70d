import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { emptyProgram } from '../../../api/rewards/rewards.fixture';
import { failingDatabase } from '../../../tools/testing/api/failing-database';
import { eventually } from '../../../tools/testing/eventually';
import { holdTimers } from '../../../tools/testing/hold-timers';
import { createWorld } from '../world.fixture';
import { startCalendarWorker } from './calendar-worker';

it('does what is due at once and every minute, logs failures, and stops', async () => {
  const world = await createWorld();
  const program = await emptyProgram(world);
  const pointsExpireAt = new Date(world.clock.now() + 30_000);
  const { id } = await program.customer({ pointsBalance: 10, pointsExpireAt });
  const balance = async () => (await program.readCustomer(id)).pointsBalance;
  const failure: { error?: Error } = { error: new Error('The database is not available.') };
  const timers = holdTimers(60_000);
  const log = vi.fn();
  const onCommit = vi.fn();
  const worker = startCalendarWorker(
    { database: failingDatabase(world.database, failure), now: world.clock.now, randomBytes, log },
    onCommit,
  );
  await eventually(() => expect(timers).toHaveLength(1));
  expect(await balance()).toBe(10);

  world.clock.advance(60_000);
  timers[0]?.();
  await eventually(() => expect(timers).toHaveLength(2));
  expect(log).toHaveBeenCalledWith('error', expect.objectContaining({ worker: 'calendar' }));
  expect(await balance()).toBe(10);

  delete failure.error;
  // Shops of other tests in the database may have been due before.
  onCommit.mockClear();
  timers[1]?.();
  await eventually(() => expect(timers).toHaveLength(3));
  expect(await balance()).toBe(0);
  expect(onCommit).toHaveBeenCalled();

  await worker.stop();
  timers[2]?.();
  expect(timers).toHaveLength(3);
});
