import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../api/operations';
import { type TopicName, topicNames } from '../../api/webhooks/topic-names';
import { type TopicRequest, topicRequests } from '../shops/demo/topic-requests';
import type { WorldActionName } from './actions';
import { createWorld, type TestWorld } from './world.fixture';

/** Sends a request or runs an action. @returns the topics of the events */
async function fire(world: TestWorld, request: TopicRequest): Promise<string[]> {
  if ('action' in request) return world.act(request.action as WorldActionName, request.input);
  const { operation, body } = request;
  const { status } = await world.call(operation as OperationId, { body });
  expect(status, operation).toBeLessThan(300);
  return (await world.newEvents()).map(({ topic }) => topic);
}

describe('each topic', () => {
  it.each(topicNames)('%s is fired on a new demo shop', async (topic) => {
    expect(await fire(await createWorld(), topicRequests[topic])).toContain(topic);
  });
});

it('all topics are fired on one demo shop, one after another', async () => {
  const world = await createWorld();
  for (const [topic, request] of Object.entries(topicRequests)) {
    expect(await fire(world, request), topic).toContain(topic as TopicName);
  }
});
