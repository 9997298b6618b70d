import { describeOverlap } from '../../api/deliveries/secrets/secret-overlap';
import type { Delivery } from '../contract/deliveries.schema';
import type {
  ClockResult,
  RotatedSecret,
  SandboxCredentials,
  SandboxState,
} from '../contract/sandbox.schema';
import type { SandboxCommand } from './arguments';
import { fire } from './fire';
import { SandboxClient } from './sandbox-client';

/** Output of a command: a text for people, and the JSON that it is made from. */
interface Output {
  text: string;
  value: unknown;
}

/** Does what `npm run sandbox` was asked to do. */
export async function runSandboxCommand(command: SandboxCommand): Promise<Output> {
  const client = new SandboxClient(command);
  switch (command.name) {
    case 'create': {
      const created = await client.sandbox<SandboxCredentials>('POST', '/sandbox', {});
      return { text: describeCreated(created, command.api), value: created };
    }
    case 'reset': {
      const state = await client.sandbox<SandboxState>('POST', '/sandbox/reset', {});
      return { text: `The demo shop is as it was. The clock is at ${state.now}.`, value: state };
    }
    case 'clock': {
      const moved = await client.sandbox<ClockResult>('POST', '/sandbox/clock', {
        advanceSeconds: command.seconds,
      });
      const { now, ticks, deliveries } = moved;
      const done = `${count(ticks, 'scheduled run')}, ${count(deliveries, 'delivery attempt')}`;
      return { text: `The clock is at ${now}. On the way: ${done}.`, value: moved };
    }
    case 'fire': {
      const events = await fire(client, command.topic);
      const deliveries = await listDeliveries(client);
      const described = events.map((event) => ({
        ...event,
        deliveries: deliveries
          .filter(({ eventId }) => eventId === event.id)
          .map(({ id, address, state, attempts }) => ({
            id,
            address,
            state,
            error: attempts.at(-1)?.error ?? null,
          })),
      }));
      return { text: described.map(describeFired).join('\n'), value: { events: described } };
    }
    case 'deliveries': {
      const deliveries = await listDeliveries(client, command.topic);
      const text = deliveries.map(describeDelivery).join('\n') || 'There are no deliveries.';
      return { text, value: { deliveries } };
    }
    case 'resend': {
      const path = `/sandbox/deliveries/${command.deliveryId}/resend`;
      const resent = await client.sandbox<Delivery>('POST', path, {});
      return { text: describeResent(resent), value: resent };
    }
    case 'rotate-secret': {
      const rotated = await client.sandbox<RotatedSecret>('POST', '/sandbox/rotate-secret', {
        overlapSeconds: command.overlapSeconds,
      });
      const { webhookSecret, previousEndsAt } = rotated;
      const overlap = describeOverlap(command.overlapSeconds, previousEndsAt);
      return {
        text: `${webhookSecret}\n${overlap} Older secrets no longer sign.`,
        value: rotated,
      };
    }
    case 'state': {
      const state = await client.sandbox<SandboxState>('GET', '/sandbox');
      return { text: describeState(state), value: state };
    }
  }
}

function describeCreated(
  { key, shop, clients, expiresAt }: SandboxCredentials,
  api: string,
): string {
  const full = clients.find(({ name }) => name === 'full');
  return [
    `key             ${key}`,
    `api             ${api}/v2`,
    `shop            ${shop.domain}`,
    `access token    ${shop.accessToken}`,
    `webhook secret  ${shop.webhookSecret}`,
    `client          ${full?.clientId}, secret ${full?.clientSecret}`,
    `expires         ${expiresAt}, 24 hours after its last use`,
  ].join('\n');
}

async function listDeliveries(client: SandboxClient, topic?: string): Promise<Delivery[]> {
  const query = topic === undefined ? '' : `?${new URLSearchParams({ topic })}`;
  const { deliveries } = await client.sandbox<{ deliveries: Delivery[] }>(
    'GET',
    `/sandbox/deliveries${query}`,
  );
  return deliveries;
}

/** A line of a list, which begins with the id. */
function describeDelivery({ id, topic, state, attempts, address }: Delivery): string {
  const tries = count(attempts.length, 'attempt');
  return `${String(id).padEnd(7)}  ${topic.padEnd(24)}  ${state.padEnd(9)}  ${tries.padEnd(10)}  ${address ?? 'unsubscribed'}`;
}

function describeResent({ attempts, ...delivery }: Delivery): string {
  const { status, error } = attempts.at(-1) ?? {};
  const result =
    delivery.state === 'sending' || attempts.length === 0
      ? 'The attempt has not ended yet.'
      : `Response to the last attempt: ${status ?? error}`;
  return `${describeDelivery({ ...delivery, attempts })}\n${result}`;
}

function describeFired({
  id,
  topic,
  deliveries,
}: {
  id: string;
  topic: string;
  deliveries: (Pick<Delivery, 'address' | 'state'> & { error: string | null })[];
}): string {
  const lines = deliveries.map(({ address, state, error }) =>
    [`  ${state}: ${address ?? 'unsubscribed'}`, ...(error === null ? [] : [`    ${error}`])].join(
      '\n',
    ),
  );
  const result = lines.length > 0 ? lines : ['  no subscription, so nothing is delivered'];
  return [`${topic.padEnd(24)}  ${id}`, ...result].join('\n');
}

function describeState({ id, now, clock, queues, counts }: SandboxState): string {
  const days = Math.round((clock.offsetSeconds / 86_400) * 100) / 100;
  return [
    `sandbox  ${id}`,
    `clock    ${now}, ${days} days ahead`,
    `queues   ${count(queues.jobs, 'redemption')}, ${count(queues.deliveries, 'delivery', 'deliveries')}`,
    ...Object.entries(counts).map(([name, value]) => `${String(value).padStart(7)}  ${name}`),
  ].join('\n');
}

function count(value: number, one: string, many = `${one}s`): string {
  return `${value} ${value === 1 ? one : many}`;
}
