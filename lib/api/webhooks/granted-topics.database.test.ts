import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clients } from '../database/tables/access';
import { api, create, list, setUpSubscriptions } from './subscriptions.fixture';
import { topicNames } from './topic-names';
import { topicScopes } from './topic-scopes';

setUpSubscriptions();

/** The message of the 403. */
const lacks = (scope: string) => [
  `topic requires the scope ${scope}, which is not granted to the client`,
];

/** Takes a scope away from the client `full`. */
const revoke = (scope: string) =>
  api.database
    .update(clients)
    .set({ scopes: sql`array_remove(${clients.scopes}, ${scope})` })
    .where(eq(clients.id, api.clients.full.clientId));

describe('a client with the scopes of reviews', () => {
  it('can subscribe to topics of reviews, questions and answers only', async () => {
    const token = await api.issueToken('reviewsOnly', 'write_review');
    const accepted: string[] = [];
    for (const topic of topicNames) {
      const { status, body } = await create({ topic }, token);
      if (status === 200) accepted.push(topic);
      else expect([status, body.message], topic).toEqual([403, lacks(topicScopes[topic])]);
    }
    expect(accepted).toEqual(
      topicNames.filter((topic) => /^(review|question|answer)\//.test(topic)),
    );
    expect((await list(token)).map(({ topic }) => topic)).toEqual(accepted);
  });
});

describe('a client that was granted all scopes', () => {
  it('can subscribe to each topic, whatever the scopes of its token', async () => {
    const token = await api.issueToken('full', 'read_gallery');
    for (const topic of topicNames) expect((await create({ topic }, token)).status).toBe(200);
  });

  it('can list and delete a subscription after it lost the scope, but not change it', async () => {
    const topic = 'customer/rewardCreated';
    const { id } = (await create({ topic })).body.subscription;
    await revoke('read_reward');
    const update = { body: { id, address: 'https://other.shop.example/' } };
    const { status, body } = await api.call('updateSubscription', update);
    expect([status, body.message]).toEqual([403, lacks('read_reward')]);
    expect(await list()).toHaveLength(1);
    expect((await api.call('deleteSubscription', { body: { id } })).status).toBe(204);
    expect((await create({ topic })).status).toBe(403);
  });
});
