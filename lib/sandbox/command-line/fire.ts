import type { WorldResult } from '../contract/sandbox.schema';
import { SANDBOX } from './command-names';
import { followStream } from './follow-stream';
import { CommandError, RejectedError, type SandboxClient } from './sandbox-client';
import { topicSteps } from './topic-steps';

/** Maximum wait for the event of a topic, such as that of a reward that is issued after its redemption. */
const TIMEOUT_MS = 10_000;

/**
 * Does what fires an event of a topic.
 *
 * @returns all events that fired, up to the one of the topic
 * @throws CommandError if it can't be fired
 */
export async function fire(client: SandboxClient, topic: string): Promise<WorldResult['events']> {
  const steps = topicSteps[topic];
  if (!steps) throw new CommandError(`There is no way to fire ${topic}.`);
  const events: WorldResult['events'] = [];
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const isWanted = () => events.some((event) => event.topic === topic);
  const followed = followStream(client, {
    signal: stop.signal,
    onOpen: open,
    async onRecord({ kind, data }) {
      if (kind !== 'event' || isWanted()) return;
      events.push({ id: data.id, topic: data.topic });
      if (isWanted()) stop.abort();
    },
    onConnection: () => {},
  });
  try {
    await Promise.race([opened, followed]);
    await steps(client);
    await followed;
  } catch (error) {
    if (error instanceof RejectedError && error.status === 404) {
      throw new CommandError(
        `${error.message} The demo shop has changed. Restore it with \`${SANDBOX} reset\`.`,
      );
    }
    throw error;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
  if (isWanted()) return events;
  throw new CommandError(
    `${topic} did not fire within ${TIMEOUT_MS / 1_000} seconds. Restore the demo shop with \`${SANDBOX} reset\`, and try again.`,
  );
}
