import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isRow } from '../../database/sql';
import { redemptions, spendingRules } from '../../database/tables/rewards';
import { api, balance, customer, program, setUpProgram } from '../program.fixture';
import { redeem, setRemoved, state } from './redeem.fixture';
import { claimDue } from './redemption-store';

const SECOND_MS = 1_000;

setUpProgram({ pointsBalance: 320.5 });

const topics = async () => (await api.newEvents()).map(({ topic }) => topic);

/** Codes have 12 characters; everything else can be made. */
const noCodes = (count: number) => {
  if (count === 12) throw new Error('No code can be made.');
  return randomBytes(count);
};

describe('fulfillment', () => {
  it('is tried again after 1 s, 5 s and 30 s, then the points come back', async () => {
    await redeem(await program.spendingRule());
    await api.newEvents();
    expect((await program.fulfill(noCodes)).claimed).toBe(1);
    for (const seconds of [1, 5, 30]) {
      api.clock.advance(seconds * SECOND_MS - 1);
      expect((await program.fulfill(noCodes)).claimed).toBe(0);
      expect(await balance()).toBe(220.5);
      api.clock.advance(1);
      expect((await program.fulfill(noCodes)).claimed).toBe(1);
    }
    expect(await topics()).toEqual(['customer/balanceUpdated']);
    expect(await state()).toEqual(['failed']);
    expect(await balance()).toBe(320.5);
  });

  it('gives the points back with a refund activity and customer/balanceUpdated', async () => {
    const ruleId = await program.spendingRule();
    await redeem(ruleId);
    await api.newEvents();
    await api.database.delete(spendingRules).where(isRow(spendingRules, api.shop.id, ruleId));
    await program.fulfill(randomBytes);
    expect(await state()).toEqual(['failed']);
    expect(await balance()).toBe(320.5);
    expect(await program.history(customer.customerIdentifier)).toMatchObject([
      { type: 'refund', refundedPoints: 100 },
      { type: 'redeem', spentPoints: 100, reward: null },
      { type: 'manual' },
    ]);
    expect(await api.newEvents()).toMatchObject([
      { topic: 'customer/balanceUpdated', payload: { balanceDelta: 100, pointsBalance: 320.5 } },
    ]);
    expect(await program.activeRewards(customer.customerIdentifier)).toEqual([]);
  });

  it('fails at once if the product is gone', async () => {
    const { ruleId, productId, mint } = await program.freeProductRule();
    await redeem(ruleId, { selectedVariantId: mint });
    await setRemoved(productId, true);
    await program.fulfill(randomBytes);
    expect(await state()).toEqual(['failed']);
    expect(await balance()).toBe(320.5);
  });

  it('succeeds for a rule that was switched off after the request', async () => {
    const ruleId = await program.spendingRule();
    await redeem(ruleId);
    await api.database
      .update(spendingRules)
      .set({ isActive: false })
      .where(isRow(spendingRules, api.shop.id, ruleId));
    await program.fulfill(randomBytes);
    expect(await state()).toEqual(['fulfilled']);
  });

  it('is taken over when the lease of a crashed process ends, and happens once', async () => {
    await redeem(await program.spendingRule());
    const claim = (milliseconds: number) => {
      const now = new Date(api.clock.now());
      return claimDue(api.database, {
        now,
        leaseEndsAt: new Date(now.getTime() + milliseconds),
        limit: 10,
        shopIds: [api.shop.id],
      });
    };
    // The process that claimed it ends without a trace.
    expect(await claim(60 * SECOND_MS)).toHaveLength(1);
    api.clock.advance(60 * SECOND_MS - 1);
    expect((await program.fulfill(randomBytes)).claimed).toBe(0);
    api.clock.advance(1);
    expect(await program.fulfill(randomBytes)).toEqual({ claimed: 1, errors: [] });
    expect(await state()).toEqual(['fulfilled']);
    expect(await program.activeRewards(customer.customerIdentifier)).toHaveLength(1);
  });

  it('makes another code if one is taken', async () => {
    const bytesOf = (value: number) => (count: number) => new Uint8Array(count).fill(value);
    const ruleId = await program.spendingRule();
    await redeem(ruleId);
    await program.fulfill(bytesOf(0));
    await redeem(ruleId);
    let calls = 0;
    const firstTaken = (count: number) => bytesOf(calls++ === 0 ? 0 : 1)(count);
    expect(await program.fulfill(firstTaken)).toMatchObject({ errors: [] });
    const codes = (await program.activeRewards(customer.customerIdentifier)).map(
      ({ code }: { code: string }) => code,
    );
    expect(codes.sort()).toEqual(['222222222222', '333333333333']);
  });

  it('emits the events of a redemption in their order', async () => {
    await redeem(await program.spendingRule());
    await program.fulfill(randomBytes);
    expect(await topics()).toEqual(['customer/balanceUpdated', 'customer/rewardCreated']);
  });

  it('leaves redemptions alone that are not due', async () => {
    await redeem(await program.spendingRule());
    await api.database
      .update(redemptions)
      .set({ dueAt: new Date(api.clock.now() + 1) })
      .where(eq(redemptions.shopId, api.shop.id));
    expect((await program.fulfill(randomBytes)).claimed).toBe(0);
  });
});
