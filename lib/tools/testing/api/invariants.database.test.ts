import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from './invariants';
import { createTestApi, type TestApi } from './test-api';
import { testDatabase } from './test-database';

let api: TestApi;
let shop: SQL;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  shop = sql`${api.shop.id}::bigint`;
});

const change = () =>
  api.call('updateBalance', { body: { customerIdentifier: '7400112', balanceDelta: 1 } });

/** Returns the invariants that statements break, and rolls the statements back. */
async function brokenAfter(statements: readonly SQL[]): Promise<string[]> {
  let found: string[] = [];
  const run = api.database.transaction(async (transaction) => {
    for (const statement of statements) await transaction.execute(statement);
    found = await brokenInvariants(transaction, api.shop.id, { isDrained: true });
    transaction.rollback();
  });
  await expect(run).rejects.toThrow(TransactionRollbackError);
  return found;
}

/** For each invariant, the finding and statements that break it. Some first drop a constraint of the database. */
const BREAKS: readonly [finding: RegExp, statements: () => SQL[]][] = [
  [
    /^I1: customer 101 has a balance of 1\.00, the activities sum up to /,
    () => [sql`update customers set points_balance = 1 where shop_id = ${shop} and id = 101`],
  ],
  [
    /^I2: customer 101 has a balance of -1\.00$/,
    () => [
      sql`alter table customers drop constraint customers_balance_not_negative`,
      sql`update customers set points_balance = -1 where shop_id = ${shop} and id = 101`,
    ],
  ],
  [
    /^I4, points: activity \d+ \(manual\) has 0 events$/,
    () => [sql`delete from events where shop_id = ${shop}`],
  ],
  [
    /^I4, points: activity \d+ \(manual\) has 2 events$/,
    () => [
      sql`insert into events select shop_id, id || 'x', topic, payload, triggered_at, position
        from events where shop_id = ${shop}`,
    ],
  ],
  [
    /^I4, rewards: reward \d+ has 0 events$/,
    () => [
      sql`insert into issued_rewards (shop_id, customer_id, state, code, details, created_at)
        values (${shop}, 101, 'active', 'CODE', '{}', now())`,
    ],
  ],
  [
    /^I4, reviews: review \d+ has 0 events about its creation$/,
    () => [
      sql`insert into reviews (shop_id, body, rate, is_published, is_verified_buyer, created_at)
        values (${shop}, 'Warm.', 5, true, false, now())`,
    ],
  ],
  [
    /^I4, questions: question \d+ has 0 events about its creation$/,
    () => [
      sql`insert into questions (shop_id, product_id, body, is_published, created_at)
        values (${shop}, 880010, 'Warm?', true, now())`,
    ],
  ],
  [
    /^I4, answers: answer \d+ has 0 events about its creation$/,
    () => [
      sql`insert into answers (shop_id, question_id, body, is_published, created_at)
        values (${shop}, 710, 'Yes.', true, now())`,
    ],
  ],
  [
    /^I4, events: event evt_x is about activity 1, which does not exist$/,
    () => [
      sql`insert into events (shop_id, id, topic, payload, triggered_at, position) values
        (${shop}, 'evt_x', 'customer/balanceUpdated', '{"activity":{"id":1}}', '2000-01-01', 0)`,
    ],
  ],
  [
    /^I4, redemptions: redemption \d+ is fulfilled, its activity has no points and no reward$/,
    () => [sql`update redemptions set activity_id = 1 where shop_id = ${shop}`],
  ],
  [
    /^I4, refunds: customer 101 has 1 failed redemptions of rule 51 and 0 refunds$/,
    () => [
      sql`insert into redemptions
          (shop_id, customer_id, rule_id, activity_id, state, points, reward, due_at, created_at)
        values (${shop}, 101, 51, 1, 'failed', 100, '{}', now(), now())`,
    ],
  ],
  [
    /^I5: review 5210 counts 99 votes and has \d+$/,
    () => [sql`update reviews set votes = 99 where shop_id = ${shop} and id = 5210`],
  ],
  [
    /^I5: customer 1 has 2 votes for review 5210$/,
    () => [
      sql`alter table review_votes drop constraint review_votes_shop_id_review_id_customer_id_pk`,
      sql`insert into review_votes select ${shop}, 5210, 1, now() from generate_series(1, 2)`,
    ],
  ],
  [
    /^I5: a vote is for review 1, which does not exist$/,
    () => [sql`insert into review_votes values (${shop}, 1, 1, now())`],
  ],
  [
    /^I6: review 5211 has half a reply$/,
    () => [sql`update reviews set reply_status = null where shop_id = ${shop} and id = 5211`],
  ],
  [
    /^I6: review 5211 has half a reply$/,
    () => [sql`update reviews set reply_body = null where shop_id = ${shop} and id = 5211`],
  ],
  [
    /^I7: customer 101 has [2-9] default wishlists$/,
    () => [
      sql`drop index wishlists_default_of_customer`,
      sql`update wishlists set is_default = true where shop_id = ${shop} and customer_id = 101`,
    ],
  ],
  [
    /^I8: wishlist 301 contains variant 990011 2 times$/,
    () => [
      sql`drop index wishlist_items_variant`,
      sql`insert into wishlist_items (shop_id, wishlist_id, product_id, variant_id, added_at)
        values (${shop}, 301, 880010, 990011, now())`,
    ],
  ],
  [
    /^I8: item \d+ is in wishlist 1, which does not exist$/,
    () => [
      sql`insert into wishlist_items (shop_id, wishlist_id, product_id, variant_id, added_at)
        values (${shop}, 1, 880010, 990011, now())`,
    ],
  ],
  [
    /^I9: client \S+ has 2 subscriptions to customer\/balanceUpdated at https:/,
    () => [
      sql`drop index subscriptions_address`,
      sql`insert into subscriptions (shop_id, client_id, topic, address, created_at)
        select shop_id, client_id, topic, address, now()
        from subscriptions where shop_id = ${shop}`,
    ],
  ],
  [
    /^I10: event evt_\w+ \(customer\/balanceUpdated\) has no delivery to subscription \d+$/,
    () => [sql`delete from deliveries where shop_id = ${shop}`],
  ],
  [
    /^I10: event evt_\w+ has 2 deliveries to subscription \d+$/,
    () => [
      sql`alter table deliveries drop constraint deliveries_shop_id_event_id_subscription_id_pk`,
      sql`insert into deliveries (shop_id, event_id, subscription_id, due_at)
        select shop_id, event_id, subscription_id, due_at from deliveries where shop_id = ${shop}`,
    ],
  ],
  [
    /^I10: a delivery to subscription \d+ is of event evt_\w+, which does not exist or has another topic$/,
    () => [sql`update events set topic = 'review/created' where shop_id = ${shop}`],
  ],
  [
    /^redemptions: redemption \d+ is still queued after \d+ attempts$/,
    () => [sql`update redemptions set state = 'queued' where shop_id = ${shop}`],
  ],
];

describe('the invariants', () => {
  it('hold in the demo shop, and after a change', async () => {
    expect(await brokenAfter([])).toEqual([]);
    await change();
    expect(await brokenAfter([])).toEqual([]);
  });

  it.each(BREAKS)('report %s', async (finding, statements) => {
    expect(await brokenAfter(statements())).toContainEqual(expect.stringMatching(finding));
  });
});
