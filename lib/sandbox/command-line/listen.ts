import type { ListenCommand } from './arguments';
import { type DeliveryRecord, isVerified } from './delivery-record';
import { followStream } from './follow-stream';
import { forwardDelivery, NO_RESPONSE } from './forward-delivery';
import { deleteAbandoned, listenerAddress } from './listener-name';
import { missedDeliveries } from './missed-deliveries';
import { SandboxClient } from './sandbox-client';

/** Deliveries that arrive within this time are handled in the order of their events. */
const ORDER_MS = 150;
/** With more deliveries than this, the stream waits until they are handled. */
const MAX_WAITING = 100;

export interface ListenOptions {
  signal: AbortSignal;
  /** Prints a line about a delivery. */
  print: (line: string) => void;
  /** Prints what else happens. */
  note: (text: string) => void;
}

/** Subscribes to topics and forwards their deliveries, until the signal. Its subscriptions are removed then. */
export async function listen(
  { api, key, json, forward, topics }: ListenCommand,
  { signal, print, note }: ListenOptions,
): Promise<void> {
  const client = new SandboxClient({ api, key });
  const { shop } = await client.credentials();
  const address = listenerAddress();
  // The attempts that were received, to tell them from those that the stream has lost.
  const received = new Set<string>();
  let isForwardFailing = false;
  let subscriptionIds: number[] = [];
  let handled: Promise<void> = Promise.resolve();
  let waiting: DeliveryRecord[] = [];

  const subscribe = async () => {
    subscriptionIds = [];
    for (const topic of topics) {
      const { subscription } = await client.partnerOperation(
        'POST',
        'webhooks/createSubscription',
        {
          topic,
          address,
        },
      );
      subscriptionIds.push(subscription.id);
    }
    const target =
      forward === undefined
        ? 'Deliveries are only printed. Add --forward <url> to post them to your receiver.'
        : `Forwarding to ${forward}.`;
    note(`Listening to ${topics.length} topics of ${shop.domain}. ${target}`);
  };

  const verify = async (delivery: DeliveryRecord) => {
    const secretNow = async () => (await client.credentials()).shop.webhookSecret;
    if (isVerified(delivery, await secretNow())) return true;
    // The secret may have changed since.
    client.forgetCredentials();
    return isVerified(delivery, await secretNow());
  };

  const handleWaiting = async () => {
    const deliveries = waiting.sort(byTime);
    waiting = [];
    for (const delivery of deliveries) {
      const verified = await verify(delivery);
      const result = forward === undefined ? null : await forwardDelivery(delivery, forward);
      print(lineOf(delivery, { verified, result, json }));
      const hasFailed = result !== null && result.error !== null;
      if (hasFailed && !isForwardFailing) {
        const advice = result.error === NO_RESPONSE ? '' : ' Is your receiver running?';
        note(`Forwarding to ${forward} failed: ${result.error}.${advice}`);
      }
      isForwardFailing = hasFailed;
    }
  };

  const receive = async (delivery: DeliveryRecord) => {
    // Sending again begins with attempt 1, so the number doesn't identify an attempt.
    const attempt = `${delivery.id}/${delivery.attempt.at}`;
    if (received.has(attempt)) return;
    received.add(attempt);
    waiting.push(delivery);
    if (waiting.length >= MAX_WAITING) await handled;
    if (waiting.length !== 1) return;
    const earlier = handled;
    handled = new Promise<void>((resolve) => setTimeout(resolve, ORDER_MS))
      .then(() => earlier)
      .then(handleWaiting);
  };

  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const followed = followStream(client, {
    signal,
    onOpen: () => open(),
    async onRecord({ kind, data }) {
      if (kind === 'delivery' && data.address === address) await receive(data);
      if (kind === 'gap') {
        for await (const delivery of missedDeliveries(client, address)) await receive(delivery);
      }
      // A reset removes the subscriptions.
      if (kind === 'clock' && data.isReset) await subscribe();
    },
    onConnection: (isConnected) =>
      note(isConnected ? 'Connected again.' : 'The connection was lost. Connecting again…'),
  });
  try {
    await Promise.race([opened, followed]);
    if (!signal.aborted) await deleteAbandoned(client);
    if (!signal.aborted) await subscribe();
    await followed;
  } finally {
    await handled;
    for (const id of subscriptionIds) {
      await client.partnerOperation('POST', 'webhooks/deleteSubscription', { id }).catch(() => {});
    }
  }
}

function byTime(first: DeliveryRecord, second: DeliveryRecord): number {
  return (
    Date.parse(first.triggeredAt) - Date.parse(second.triggeredAt) ||
    first.id - second.id ||
    first.attempt.number - second.attempt.number
  );
}

interface LineDetails {
  verified: boolean;
  result: Awaited<ReturnType<typeof forwardDelivery>> | null;
  json: boolean;
}

function lineOf(delivery: DeliveryRecord, { verified, result, json }: LineDetails): string {
  const { triggeredAt, topic, eventId, attempt } = delivery;
  if (json) {
    return JSON.stringify({
      triggeredAt,
      topic,
      eventId,
      attempt: attempt.number,
      verified,
      status: result?.status ?? null,
      error: result?.error ?? null,
      ms: result?.ms ?? null,
    });
  }
  return [
    triggeredAt,
    topic.padEnd(24),
    eventId,
    verified ? 'verified' : 'NOT VERIFIED',
    ...(result ? [result.error ?? String(result.status), `${result.ms} ms`] : []),
  ].join('  ');
}
