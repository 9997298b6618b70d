import { describe, expect, it } from 'vitest';
import { eventually } from '../../tools/testing/eventually';
import { A, B, database, setUpDeliverer, start } from './deliverer.fixture';
import { type DeliveryTest, fakeReceiver, startDeliveryTest } from './deliveries.fixture';

setUpDeliverer();

/**
 * A receiver that responds once as many requests arrived at the same time as expected, and left time for one more.
 * If they never arrive, it never responds.
 */
function receiverOfMany(expected: number) {
  let atOnce = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const receiver = fakeReceiver(async () => {
    atOnce++;
    most = Math.max(most, atOnce);
    if (most < expected) await new Promise<void>((resolve) => waiting.push(resolve));
    for (const respond of waiting.splice(0)) respond();
    await new Promise((resolve) => setTimeout(resolve, 20));
    atOnce--;
    return {};
  });
  return { ...receiver, mostInAll: () => most };
}

describe('attempts at the same time', () => {
  it('are at most 4 for one address, 16 in one shop, and 32 in all', async () => {
    // The oldest deliveries may be for the same addresses, so a claim can take fewer than 16.
    const receiver = receiverOfMany(5);
    const tests = [await start(receiver), await start(receiver), await start(receiver)];
    const addresses = (shop: number) =>
      Array.from({ length: 10 }, (_, index) => `https://${shop}.example/${index}`);
    for (const [index, test] of tests.entries()) {
      for (const address of addresses(index)) await test.subscribe(address);
      await test.emit(6);
    }
    const [first, second, third] = tests.map(({ api }) => api.shop.id) as [number, number, number];
    const { deliverer } = tests[0] as (typeof tests)[number];
    expect(await deliverer.deliverDue({ shopIds: [first] })).toBe(60);
    expect(receiver.mostInAll()).toBeLessThanOrEqual(16);
    expect(await deliverer.deliverDue({ shopIds: [second, third] })).toBe(120);
    expect(receiver.mostInAll()).toBeLessThanOrEqual(32);
    expect(Math.max(...receiver.most.values())).toBeLessThanOrEqual(4);
  });

  it('take no place while they only wait', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const receiver = fakeReceiver(async ({ address, onWait }) => {
      if (!address.includes('slow')) return {};
      onWait?.();
      await released;
      return {};
    });
    const tests = [await start(receiver), await start(receiver), await start(receiver)];
    const shopIds = tests.map(({ api }) => api.shop.id);
    for (const [index, test] of tests.entries()) {
      const isSlow = index < 2;
      const names = isSlow ? ['slow1', 'slow2', 'slow3', 'slow4'] : ['fast'];
      for (const name of names) await test.subscribe(`https://${name}-${index}.example/`);
      await test.emit(4);
    }
    const [{ deliverer }, , fast] = tests as [DeliveryTest, DeliveryTest, DeliveryTest];
    await deliverer.fill({ shopIds: shopIds.slice(0, 2) });
    await eventually(() => expect(receiver.requests).toHaveLength(32));
    expect(await deliverer.deliverDue({ shopIds: shopIds.slice(2) })).toBe(4);
    release();
    await deliverer.finish();
    expect((await fast.deliveries()).map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
  });

  it('count separately for each shop if the address belongs to the host', async () => {
    const most = async (ownAddresses: string, expected: number) => {
      const receiver = receiverOfMany(expected);
      const options = { ...receiver, ownAddresses };
      const tests = [
        await startDeliveryTest(database, options),
        await startDeliveryTest(database, options),
      ] as const;
      for (const test of tests) {
        await test.subscribe(A);
        await test.emit(6);
      }
      const shopIds = tests.map(({ api }) => api.shop.id);
      await tests[0].deliverer.deliverDue({ shopIds });
      return receiver.most.get(A);
    };
    expect(await most('https://inbox.example/', 4)).toBe(4);
    expect(await most('https://a.example/', 8)).toBe(8);
  });

  it('count together if several subscriptions have the address', async () => {
    const receiver = receiverOfMany(4);
    const test = await start(receiver);
    await test.subscribe(A);
    await test.subscribe(A, 'customer/tierUpdated');
    await test.emit(4);
    await test.emit(4, 'customer/tierUpdated');
    await test.deliver();
    expect(receiver.most.get(A)).toBe(4);
  });

  it('for other addresses do not wait for a slow one', async () => {
    const order: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const test = await start(
      fakeReceiver(async ({ address }) => {
        if (address === A) await released;
        order.push(address);
        // The slow address responds when everything else has arrived.
        if (order.length === 40) release();
        return {};
      }),
    );
    await test.subscribe(A);
    await test.emit(300);
    await test.subscribe(B);
    await test.emit(40);
    await test.deliver();
    expect(order.slice(0, 40)).toEqual(Array(40).fill(B));
    expect(order).toHaveLength(380);
  });
});
