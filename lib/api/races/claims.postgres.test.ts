import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { createTestApi } from '../../tools/testing/api/test-api';
import { limits } from '../contract/limits';
import { customers, referralClaims } from '../database/tables/customers';

const LINKS = 12;

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase({ maxConnections: LINKS + 3 });
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

it('a guest who claims with many links at once gets no more codes than in a row', async () => {
  const api = await createTestApi(postgres.database);
  const isHere = eq(customers.shopId, api.shop.id);
  const referrers = await api.database
    .select({ id: customers.id })
    .from(customers)
    .where(isHere)
    .limit(LINKS);
  expect(referrers).toHaveLength(LINKS);
  const links = referrers.map(({ id }) => ({ id, referralCode: `link${id}` }));
  for (const { id, referralCode } of links) {
    await api.database
      .update(customers)
      .set({ referralCode })
      .where(and(isHere, eq(customers.id, id)));
  }
  const guest = await api.issueStorefrontToken({});
  const responses = await Promise.all(
    links.map(({ id, referralCode }) =>
      api.send(
        new Request('https://api.laurel.example/storefront/v1/claimReferralOffer', {
          method: 'POST',
          headers: { Authorization: `Bearer ${guest}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ referralCode, email: `friend-${id}@mail.example` }),
        }),
      ),
    ),
  );
  const { perGuest } = limits.referralClaims;
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(perGuest);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(LINKS - perGuest);
  const stored = await api.database.$count(referralClaims, eq(referralClaims.shopId, api.shop.id));
  expect(stored).toBe(perGuest);
});
