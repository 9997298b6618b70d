import { expect, it } from 'vitest';
import type { IssuedReward } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { failure, successWith } from '../results';
import { createIssuedRewards } from './issued-rewards';

/** The rewards of a customer whose reads have these ids in turn, and the last ones from then on; `null` fails. */
function rewardsOf(...turns: (number[] | null)[]) {
  let reads = 0;
  const holder = successWith({ session: { role: 'customer', customerId: 1 } });
  const context = {
    tokens: { current: async () => holder },
    startTimer: (run: () => void) => {
      run();
      return () => {};
    },
  } as unknown as ModuleContext;
  const source = createIssuedRewards(context, {
    getCustomerActiveRewards: async () => {
      const ids = turns[Math.min(reads++, turns.length - 1)];
      if (!ids) return failure('NETWORK_ERROR', 'There was no response.');
      return successWith(ids.map((id) => ({ id }) as IssuedReward));
    },
  });
  return { source, readsSoFar: () => reads };
}

it('waits for a new reward after a redemption only', async () => {
  const { source, readsSoFar } = rewardsOf([1], [1], [1], [2, 1]);
  await source.read();
  await source.read();
  expect(readsSoFar()).toBe(2);
  source.expectNew(true);
  expect(source.newId).toBeNull();
  expect(await source.read()).toMatchObject({ data: [{ id: 2 }, { id: 1 }] });
  expect(readsSoFar()).toBe(4);
  await source.read();
  expect(readsSoFar()).toBe(5);
  expect(source.newId).toBe(2);
});

it('waits no longer if a redemption has failed', async () => {
  const { source, readsSoFar } = rewardsOf([]);
  await source.read();
  source.expectNew(true);
  source.expectNew(false);
  await source.read();
  expect(readsSoFar()).toBe(2);
});

it('finds a reward later if its code is not created while it waits', async () => {
  const { source } = rewardsOf([1], [1], [1], [1], [1], [2, 1]);
  await source.read();
  source.expectNew(true);
  await source.read();
  expect(source).toMatchObject({ newId: null, isNewExpected: false });
  await source.read();
  expect(source.newId).toBe(2);
});

it('still waits after a read that has failed', async () => {
  const { source } = rewardsOf([1], null, [1], [2, 1]);
  await source.read();
  source.expectNew(true);
  await source.read();
  expect(source).toMatchObject({ newId: null, isNewExpected: true });
  await source.read();
  expect(source).toMatchObject({ newId: 2, isNewExpected: false });
});
