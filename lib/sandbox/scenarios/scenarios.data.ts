import type { Scenario } from './scenario';

const MARA = '7400112';
const TOM = '7400115';
/** The session of a guest who has two products in a wishlist; Mara's wishlist already contains one of them. */
const GUEST_SESSION = 'ses_4e81b2c9';

/** The inbox that receives the webhooks of scenarios. */
export const SCENARIO_ADDRESS = 'https://inbox.sandbox.example/order-of-events';

/** The scenarios of the page about the order of events, by their ids. */
export const scenarios = {
  redemption: {
    title: 'Redemption',
    summary:
      'A customer redeems 100 points. The request takes the points and returns. The reward is created in the background, in a separate transaction.',
    steps: [
      {
        operation: 'redeem',
        body: { customerIdentifier: MARA, ruleId: 51, pointsToSpend: 100 },
      },
    ],
    topics: ['customer/balanceUpdated', 'customer/rewardCreated'],
  },
  guestSignsIn: {
    title: 'Guest signs in',
    summary:
      'A guest adds a product to a wishlist, then signs in. The second request assigns the items of the guest to the customer, and deletes an item that the customer already has.',
    steps: [
      {
        operation: 'createWishlistItem',
        body: { sessionToken: GUEST_SESSION, productId: 880021 },
      },
      {
        operation: 'attachSessionToken',
        body: { sessionToken: GUEST_SESSION, customerIdentifier: MARA },
      },
    ],
    topics: [
      'wishlistItem/created',
      'wishlistItem/deleted',
      'wishlistItem/updated',
      'wishlistItem/updated',
    ],
  },
  rewardedReview: {
    title: 'Review with a reward',
    summary:
      'A customer reviews a product. The review is published at once, so the same transaction adds the points of the earning rule.',
    steps: [
      {
        operation: 'createReview',
        body: {
          customerIdentifier: MARA,
          productId: 880010,
          rate: 5,
          body: 'Warm and light. I wear it every day.',
        },
      },
    ],
    topics: ['review/created', 'customer/balanceUpdated'],
  },
  orderReachesTier: {
    title: 'Order that reaches a tier',
    summary:
      'A customer pays an order in the shop. The order earns points and reaches a tier, which adds more points. All of it is one transaction.',
    steps: [{ action: 'orderPaid', input: { customerIdentifier: TOM, total: 160 } }],
    topics: ['customer/balanceUpdated', 'customer/tierUpdated', 'customer/balanceUpdated'],
  },
} as const satisfies Record<string, Scenario>;

/** The id of a scenario. */
export type ScenarioId = keyof typeof scenarios;

/** A scenario by its id. @throws Error that lists the ids */
export function getScenario(id: string): Scenario {
  const found = Object.entries(scenarios).find(([known]) => known === id)?.[1];
  if (found) return found;
  throw new Error(`there is no scenario "${id}". Known: ${Object.keys(scenarios).join(', ')}`);
}
