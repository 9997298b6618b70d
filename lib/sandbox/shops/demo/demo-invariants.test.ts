import { describe, expect, it } from 'vitest';
import { file } from './demo-file.fixture';

interface Contact {
  shopifyCustomerId: number | null;
  email: string | null;
  phone: string | null;
}

describe('the invariants', () => {
  it.each(file.shops.map((entry) => [entry.domain, entry] as const))(
    'hold in %s',
    (_domain, entry) => {
      const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
      for (const { id, pointsBalance } of entry.customers) {
        const points = entry.activities.flatMap((activity) =>
          activity.customerId === id ? [Math.round(activity.points * 100)] : [],
        );
        // I1 and I2
        expect(points.reduce((sum, change) => sum + change, 0)).toBe(
          Math.round(pointsBalance * 100),
        );
        expect(pointsBalance).toBeGreaterThanOrEqual(0);
      }
      // What an activity says about another customer is what getCustomer says.
      for (const { details } of entry.activities) {
        const other = details as { referredCustomer?: Contact; referrerCustomer?: Contact };
        const contact = other.referredCustomer ?? other.referrerCustomer;
        if (!contact) continue;
        const row = entry.customers.find(
          ({ shopCustomerId }) => shopCustomerId === contact.shopifyCustomerId,
        );
        expect(contact).toMatchObject({ email: row?.email, phone: row?.phone });
      }
      // I5: a review has one vote of a customer. I6, one reply, is how the file stores it.
      for (const { votes } of entry.reviews) {
        expect(isUnique(votes.map(({ customerId }) => customerId))).toBe(true);
      }
      // I7
      const defaults = entry.wishlists.filter(({ isDefault }) => isDefault);
      expect(isUnique(defaults.map((list) => `${list.customerId} ${list.sessionId}`))).toBe(true);
      // I8
      for (const { items } of entry.wishlists) {
        expect(isUnique(items.map((item) => `${item.productId} ${item.variantId}`))).toBe(true);
      }
      // I9
      expect(
        isUnique(
          entry.subscriptions.map(
            ({ clientId, topic, address }) => `${clientId} ${topic} ${address}`,
          ),
        ),
      ).toBe(true);
    },
  );
});
