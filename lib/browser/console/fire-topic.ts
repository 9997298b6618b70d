import { CommandError } from '../../sandbox/command-line/sandbox-client';
import { topicSteps } from '../../sandbox/command-line/topic-steps';
import type { Delivery } from '../../sandbox/contract/deliveries.schema';
import type { SandboxState } from '../../sandbox/contract/sandbox.schema';
import { ConsoleProblem } from './problem';
import { type Sandbox, sandboxRequest } from './sandbox';
import { stepClient, subscribe } from './step-client';

export { RETRY_DELAYS_MS as RETRY_WAITS } from '../../api/deliveries/retry-rules';

/** The inbox that receives the webhooks of the playground. */
const INBOX = 'playground';
const ADDRESS = `https://inbox.sandbox.example/${INBOX}`;

/** Interval and number of the requests for a delivery: a receiver may take ten seconds to respond. */
const POLL_MS = 400;
const MAX_POLLS = 40;

/** A delivery with its attempts, oldest first. */
export type PlaygroundDelivery = Delivery;

/** An attempt of a delivery. */
export type Attempt = Delivery['attempts'][number];

/** The number of an attempt as its header says: a delivery that is resent after it has ended starts again with 1. */
export function attemptNumber({ request }: Attempt): string {
  return headerOf(request.headers, 'x-laurel-attempt');
}

/** Whether an attempt was sent later by the clock of the sandbox than its `webhook-timestamp`, which is the real time. */
export function isAhead({ at, request }: Attempt): boolean {
  const sentAt = Number(headerOf(request.headers, 'webhook-timestamp')) * 1_000;
  return Date.parse(at) - sentAt > MAX_CLOCK_DIFFERENCE_MS;
}

function headerOf(headers: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
}

/** A response of the receiver that a reader can choose. */
export type ReceiverResponse = '200' | '500' | 'timeout' | '410';

/** Longer than a delivery takes, and shorter than the shortest wait between attempts. */
const MAX_CLOCK_DIFFERENCE_MS = 4_000;

/** Longer than the timeout of a delivery. */
const TIMEOUT_DELAY_MS = 60_000;

/** Sets the response of the receiver. */
export async function setResponse({ key }: Sandbox, response: ReceiverResponse): Promise<void> {
  const chosen =
    response === 'timeout'
      ? { status: 200, delayMs: TIMEOUT_DELAY_MS }
      : { status: Number(response) };
  await sandboxRequest('PUT', `/sandbox/inbox/${INBOX}`, key, chosen);
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
    await subscribe(client, [topic], ADDRESS);
    const [latest] = await deliveriesOf(sandbox, topic);
    await fire(client);
    return await firstAttempt(sandbox, topic, latest?.id ?? 0);
  } catch (error) {
    // Earlier requests have changed what the steps need, such as all birthdays.
    if (error instanceof CommandError) throw new ConsoleProblem('changed');
    throw error;
  }
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
  const { clock } = await sandboxRequest<SandboxState>('GET', '/sandbox', key);
  const wait = Date.parse(delivery.nextAttemptAt ?? clock.now) - Date.parse(clock.now);
  const advanceSeconds = Math.max(1, Math.ceil(wait / 1_000));
  await sandboxRequest('POST', '/sandbox/clock', key, { advanceSeconds });
  return refreshDelivery(sandbox, delivery);
}

/** Reads a delivery again. */
export async function refreshDelivery(
  sandbox: Sandbox,
  delivery: PlaygroundDelivery,
): Promise<PlaygroundDelivery> {
  const deliveries = await deliveriesOf(sandbox, delivery.topic);
  return deliveries.find(({ id }) => id === delivery.id) ?? delivery;
}

/** The secret that signs the webhooks of a sandbox now: it may have been changed. */
export async function webhookSecretOf({ key }: Sandbox): Promise<string> {
  const { shop } = await sandboxRequest<Sandbox>('GET', '/sandbox/credentials', key);
  return shop.webhookSecret;
}
