import { withBasePath } from '../config/base-path';
import { CommandError, RejectedError } from '../sandbox-cli/sandbox-client';
import { topicSteps } from '../sandbox-cli/topic-steps';
import { ConsoleProblem, fetchOrProblem, problemOf } from './problem';
import { type Sandbox, sandboxRequest } from './sandbox';

export { RETRY_DELAYS_MS as RETRY_WAITS } from '../webhooks/retry-rules';

/** The inbox that receives the webhooks of the playground. */
const INBOX = 'playground';
const ADDRESS = `https://inbox.sandbox.example/${INBOX}`;

/** How often, and how many times, a delivery is asked for: a receiver may take ten seconds to respond. */
const POLL_MS = 400;
const MAX_POLLS = 40;

/** An attempt of a delivery. */
export interface Attempt {
  at: string;
  request: { headers: Readonly<Record<string, string>>; body: string };
  status: number | null;
  ms: number;
  error: string | null;
}

/** A delivery with its attempts, oldest first. */
export interface PlaygroundDelivery {
  id: number;
  eventId: string;
  topic: string;
  address: string | null;
  state: 'waiting' | 'sending' | 'delivered' | 'failed' | 'cancelled';
  nextAttemptAt: string | null;
  attempts: readonly Attempt[];
}

/** A response of the receiver that a reader can choose. */
export type ReceiverResponse = '200' | '500' | 'timeout' | '410';

/** Longer than a delivery waits. */
const TIMEOUT_DELAY_MS = 60_000;

/** Sets the response of the receiver. */
export async function setResponse({ key }: Sandbox, response: ReceiverResponse): Promise<void> {
  const chosen =
    response === 'timeout'
      ? { status: 200, delayMs: TIMEOUT_DELAY_MS }
      : { status: Number(response) };
  await sandboxRequest('PUT', `/sandbox/inbox/${INBOX}`, key, chosen);
}

/** Requests to the API and the sandbox, whose errors are those of the steps. */
function stepClient({ key, shop }: Sandbox) {
  // biome-ignore lint/suspicious/noExplicitAny: the steps know the response of their endpoint
  const send = async (method: string, path: string, token: string, body?: object): Promise<any> => {
    const response = await fetchOrProblem(withBasePath(path), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const problem = problemOf(response);
    if (problem) throw problem;
    if (response.status === 401) throw new ConsoleProblem('expired');
    if (!response.ok) throw new RejectedError(response.status, await response.text());
    return response.status === 204 ? undefined : response.json();
  };
  return {
    sandbox: (method: string, path: string, body?: object) => send(method, path, key, body),
    operation: (method: string, path: string, body?: object) =>
      send(method, `/v2/${path}`, shop.accessToken, body),
  };
}

/**
 * Subscribes the receiver to a topic, does what fires the topic, and waits for the delivery.
 *
 * @throws ConsoleProblem if no delivery arrives
 */
export async function fireTopic(sandbox: Sandbox, topic: string): Promise<PlaygroundDelivery> {
  const client = stepClient(sandbox);
  const fire = topicSteps[topic];
  if (!fire) throw new Error(`Nothing fires "${topic}".`);
  try {
    await subscribe(client, topic);
    const [latest] = await deliveriesOf(sandbox, topic);
    await fire(client);
    return await firstAttempt(sandbox, topic, latest?.id ?? 0);
  } catch (error) {
    // Earlier requests have changed what the steps need, such as all birthdays.
    if (error instanceof CommandError) throw new ConsoleProblem('changed');
    throw error;
  }
}

async function subscribe(client: ReturnType<typeof stepClient>, topic: string): Promise<void> {
  const { subscriptions } = await client.operation('GET', 'webhooks/getSubscriptions');
  const isSubscribed = (subscriptions as { topic: string; address: string }[]).some(
    (subscription) => subscription.topic === topic && subscription.address === ADDRESS,
  );
  if (isSubscribed) return;
  await client.operation('POST', 'webhooks/createSubscription', { topic, address: ADDRESS });
}

/** Deliveries of a topic to the playground, newest first. */
async function deliveriesOf({ key }: Sandbox, topic: string): Promise<PlaygroundDelivery[]> {
  const path = `/sandbox/deliveries?topic=${encodeURIComponent(topic)}`;
  const { deliveries } = await sandboxRequest<{ deliveries: PlaygroundDelivery[] }>(
    'GET',
    path,
    key,
  );
  return deliveries.filter(({ address }) => address === ADDRESS);
}

async function firstAttempt(
  sandbox: Sandbox,
  topic: string,
  after: number,
): Promise<PlaygroundDelivery> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const found = (await deliveriesOf(sandbox, topic)).find(({ id }) => id > after);
    if (found && found.attempts.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new ConsoleProblem('failed');
}

/** Sends a delivery again. @returns the delivery with the new attempt */
export function resend({ key }: Sandbox, { id }: PlaygroundDelivery): Promise<PlaygroundDelivery> {
  return sandboxRequest('POST', `/sandbox/deliveries/${id}/resend`, key, {});
}

/**
 * Moves the clock of the sandbox to the next attempt.
 *
 * @returns the delivery after that attempt
 */
export async function moveToNextAttempt(
  sandbox: Sandbox,
  delivery: PlaygroundDelivery,
): Promise<PlaygroundDelivery> {
  const { key } = sandbox;
  const { clock } = await sandboxRequest<{ clock: { now: string } }>('GET', '/sandbox', key);
  const wait = Date.parse(delivery.nextAttemptAt ?? clock.now) - Date.parse(clock.now);
  const advanceSeconds = Math.max(1, Math.ceil(wait / 1_000));
  await sandboxRequest('POST', '/sandbox/clock', key, { advanceSeconds });
  const deliveries = await deliveriesOf(sandbox, delivery.topic);
  return deliveries.find(({ id }) => id === delivery.id) ?? delivery;
}

/** The secret that signs the webhooks of a sandbox now: it may have been changed. */
export async function webhookSecretOf({ key }: Sandbox): Promise<string> {
  const { shop } = await sandboxRequest<Sandbox>('GET', '/sandbox/credentials', key);
  return shop.webhookSecret;
}
