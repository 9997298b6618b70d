import { z } from '@hono/zod-openapi';
import { secretOverlap } from '../../api/deliveries/secrets/secret-overlap';
import { timestamp } from './fields';

const expiresAt = timestamp(
  "When the sandbox is removed if it isn't used. Every request extends it. `null` for the permanent sandbox.",
).nullable();
const now = timestamp('The time of the clock of the sandbox.');

const client = z.object({
  name: z.string().describe('What the client is an example of.').openapi({ example: 'full' }),
  clientId: z.string().openapi({ example: 'cl_5f20' }),
  scope: z.string().describe('The granted scopes, separated by spaces.'),
  shops: z.array(z.string()).describe('Domains of the shops that it may act for.'),
});

/** A sandbox with its secrets. */
export const sandboxCredentials = z
  .object({
    id: z.string(),
    key: z.string().describe('Authorizes requests to `/sandbox`.'),
    expiresAt,
    now,
    shop: z
      .object({
        domain: z.string(),
        accessToken: z
          .string()
          .describe('Has all scopes. It is valid for as long as the sandbox exists.'),
        webhookSecret: z.string().describe('Signs the webhooks of all clients.'),
      })
      .describe('The demo shop.'),
    otherShop: z
      .object({ domain: z.string(), accessToken: z.string() })
      .describe('Another shop, whose data the demo shop must never see.'),
    clients: z.array(client.extend({ clientSecret: z.string() })),
  })
  .openapi('SandboxCredentials', {
    description: 'A sandbox with its secrets.',
  });

export type SandboxCredentials = z.output<typeof sandboxCredentials>;

const counts = z.record(z.string(), z.int()).describe('Rows of the demo shop by kind.');

/** A sandbox without secrets. */
export const sandboxState = z
  .object({
    id: z.string(),
    expiresAt,
    now,
    shop: z.object({ domain: z.string() }),
    otherShop: z.object({ domain: z.string() }),
    clients: z.array(client),
    counts,
    clock: z.object({
      now,
      offsetSeconds: z.number().describe('How far the clock is ahead of the real time.'),
    }),
    queues: z
      .object({ jobs: z.int(), deliveries: z.int() })
      .describe('Redemptions and deliveries that wait or are under way.'),
    seedVersion: z.string().describe('Changes with the data of the demo shop.'),
  })
  .openapi('SandboxState', { description: 'What a sandbox contains.' });

export type SandboxState = z.output<typeof sandboxState>;

const named = z.record(
  z.string(),
  z.object({
    id: z.int(),
    title: z.string(),
    why: z.string().describe('What you can use it for.'),
  }),
);

/** The named rows of the demo shop. */
export const sandboxDirectory = z
  .object({
    customers: z.record(
      z.string(),
      z.object({
        // Of the shop platform; `null` without an account.
        id: z.int().nullable(),
        name: z.string().nullable(),
        customerIdentifier: z.string().describe('How the API looks the customer up.'),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        pointsBalance: z.number().describe('After a reset.'),
        why: z.string(),
      }),
    ),
    earningRules: named,
    spendingRules: named,
    products: named,
    reviews: named,
    questions: named,
    galleries: named,
    wishlists: named,
    subscriptions: named,
  })
  .openapi('SandboxDirectory', {
    description:
      'Rows of the demo shop that examples use, by name. Their ids are the same in every sandbox.',
  });

export type SandboxDirectory = z.output<typeof sandboxDirectory>;

/** At most 400 days, so that a request has an end. */
const MAX_ADVANCE_SECONDS = 400 * 24 * 60 * 60;

export const clockBody = z
  .strictObject({
    advanceSeconds: z.int().min(0).max(MAX_ADVANCE_SECONDS).describe('How far to move the clock.'),
  })
  .openapi('ClockMove', { example: { advanceSeconds: 86_400 } });

export const clockResult = z
  .object({
    now,
    ticks: z.int().describe('How often scheduled work was done, such as birthdays.'),
    deliveries: z.int().describe('Attempts to deliver webhooks that were made.'),
  })
  .openapi('ClockResult', { description: 'The clock after it was moved.' });

export type ClockResult = z.output<typeof clockResult>;

export const drainResult = z
  .object({
    jobs: z.int().describe('Redemptions that this request processed.'),
    deliveries: z.int().describe('Attempts to deliver webhooks that this request made.'),
  })
  .openapi('DrainResult', {
    description:
      'How much work this request did. The API also does due work in the background, which is not counted.',
  });

export const rotateSecretBody = z
  .strictObject({
    overlapSeconds: z
      .int()
      .min(0)
      .max(secretOverlap.max)
      .default(secretOverlap.default)
      .describe('For how long deliveries are also signed with the previous secret.'),
  })
  .openapi('SecretRotation', { example: { overlapSeconds: 3_600 } });

export const rotatedSecret = z
  .object({
    webhookSecret: z.string().describe('Signs the webhooks of all clients from now on.'),
    previousWebhookSecret: z
      .string()
      .describe('Deliveries are also signed with it until `previousEndsAt`.'),
    previousEndsAt: timestamp(
      'When deliveries are no longer signed with the previous secret, by the real time.',
    ),
  })
  .openapi('RotatedSecret', { description: 'The webhook secrets after a change.' });

export type RotatedSecret = z.output<typeof rotatedSecret>;

/** The events that an action fired. */
export const worldResult = z
  .object({ events: z.array(z.object({ id: z.string(), topic: z.string() })) })
  .openapi('WorldResult', { description: 'The events that fired, in their order.' });

export type WorldResult = z.output<typeof worldResult>;

/** A body without fields. */
export const emptyBody = z.strictObject({}).openapi('EmptyBody', { example: {} });
