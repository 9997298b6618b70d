import fc from 'fast-check';
import type { ShopModel } from './shop-model';
import { type Step, step } from './step';

const TOPICS = ['customer/balanceUpdated', 'review/created', 'wishlistItem/created'] as const;

/** Addresses in several spellings, each with the form in which they are stored. */
const ADDRESSES = {
  'https://hooks.shop.example/loyalty': 'https://hooks.shop.example/loyalty',
  'https://HOOKS.shop.example:443/loyalty': 'https://hooks.shop.example/loyalty',
  'https://hooks.shop.example': 'https://hooks.shop.example/',
  'https://hooks.shop.example/': 'https://hooks.shop.example/',
  'https://other.shop.example/in?x=1': 'https://other.shop.example/in?x=1',
} as const;

type Address = keyof typeof ADDRESSES;

const address = fc.constantFrom(...(Object.keys(ADDRESSES) as Address[]));

function isTaken({ subscriptions }: ShopModel, topic: string, normalizedAddress: string): boolean {
  return subscriptions.some((each) => each.topic === topic && each.address === normalizedAddress);
}

const createSubscription = fc.record({ topic: fc.constantFrom(...TOPICS), address }).map(
  (body): Step =>
    step(`createSubscription ${JSON.stringify(body)}`, (model, driver) =>
      driver.send(model, 'createSubscription', body, (response) => {
        const normalizedAddress = ADDRESSES[body.address];
        if (isTaken(model, body.topic, normalizedAddress)) return { status: 422 };
        const id = response.body.subscription?.id;
        const subscription = { topic: body.topic, address: normalizedAddress };
        model.subscriptions.push({ id, ...subscription });
        return { status: 200, body: { subscription } };
      }),
    ),
);

/** A subscription by number; the last one belongs to another client. */
function subscriptionAt({ subscriptions }: ShopModel, index: number): number {
  const ids = [...subscriptions.map(({ id }) => id), 79];
  return ids[index % ids.length] ?? 0;
}

const updateSubscription = fc.record({ index: fc.nat({ max: 5 }), address }).map(
  ({ index, address: wanted }): Step =>
    step(`updateSubscription ${index} ${wanted}`, (model, driver) => {
      const id = subscriptionAt(model, index);
      return driver.send(model, 'updateSubscription', { id, address: wanted }, () => {
        const subscription = model.subscriptions.find((each) => each.id === id);
        if (!subscription) return { status: 404 };
        const normalizedAddress = ADDRESSES[wanted];
        if (subscription.address === normalizedAddress) return { status: 200 };
        if (isTaken(model, subscription.topic, normalizedAddress)) return { status: 422 };
        subscription.address = normalizedAddress;
        return { status: 200, body: { subscription: { id, address: normalizedAddress } } };
      });
    }),
);

const deleteSubscription = fc.nat({ max: 5 }).map(
  (index): Step =>
    step(`deleteSubscription ${index}`, (model, driver) => {
      const id = subscriptionAt(model, index);
      return driver.send(model, 'deleteSubscription', { id }, () => {
        if (!model.subscriptions.some((each) => each.id === id)) return { status: 404 };
        model.subscriptions = model.subscriptions.filter((each) => each.id !== id);
        return { status: 204 };
      });
    }),
);

const DAY_MS = 24 * 60 * 60 * 1_000;

const advanceClock = fc
  .constantFrom(1, 700, 20_000, 3_600_000, DAY_MS + 7, 31 * DAY_MS + 7, 366 * DAY_MS + 7)
  .map(
    (milliseconds): Step =>
      step(`advance the clock by ${milliseconds} ms`, async (_model, driver) => {
        driver.advance(milliseconds);
        await driver.useSessions();
      }),
  );

const retry = fc.constant(step('retry the last write', (model, driver) => driver.retry(model)));

const burst = fc
  .integer({ min: 20, max: 60 })
  .map((count): Step => step(`${count} reads at once`, (_model, driver) => driver.burst(count)));

/** Steps about subscriptions, time, retries and the rate limit. */
export const worldSteps = [
  createSubscription,
  updateSubscription,
  deleteSubscription,
  advanceClock,
  retry,
  burst,
];
