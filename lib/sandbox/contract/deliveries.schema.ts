import { z } from '@hono/zod-openapi';
import { topicNames } from '../../api/webhooks/topic-names';
import { inboxLimits } from '../inbox/inbox-limits';
import { timestamp } from './fields';

const MAX_ID = Number.MAX_SAFE_INTEGER;

/** An id in a path or a query. */
const idText = z
  .string()
  .regex(/^[0-9]{1,16}$/, 'must be the id of a delivery')
  .transform(Number)
  .pipe(z.int().max(MAX_ID));

const headers = z.record(z.string(), z.string());

/** An attempt to deliver an event. */
export const attempt = z.object({
  at: timestamp('When the attempt was made, by the clock of the sandbox.'),
  request: z.object({
    headers,
    body: z.string().describe('The bytes that were signed. Empty if the delivery was withheld.'),
  }),
  status: z.int().nullable().describe('Status of the response; `null` if there was none.'),
  response: z.string().nullable().describe('The first kilobyte of the response.'),
  ms: z
    .int()
    .describe(
      'How long the attempt took in milliseconds of the real time, without skipped delays of inboxes.',
    ),
  error: z.string().nullable().describe('Why there was no response.'),
});

/** A delivery with its attempts. */
export const delivery = z
  .object({
    id: z.int(),
    eventId: z.string().describe('The `webhook-id` of every attempt.'),
    topic: z.string(),
    address: z.string().nullable().describe('`null` if the subscription was deleted.'),
    state: z.enum(['waiting', 'sending', 'delivered', 'failed', 'cancelled']),
    nextAttemptAt: timestamp(
      'When the next attempt is due, by the clock of the sandbox; `null` if none is planned.',
    ).nullable(),
    triggeredAt: timestamp('When the event fired.'),
    attempts: z.array(attempt).describe('Oldest first.'),
  })
  .openapi('Delivery', { description: 'An event on its way to a subscription.' });

export type Delivery = z.output<typeof delivery>;

export const deliveryList = z.object({ deliveries: z.array(delivery) }).openapi('DeliveryList');

export const deliveryQuery = z.strictObject({
  topic: z.enum(topicNames).optional().describe('Only deliveries of this topic.'),
  after: idText
    .optional()
    .describe(
      'Id of a delivery: returns the deliveries that follow it. Start with 0. For the next page, send the id of the first delivery of this page, which is the newest.',
    ),
});

export const deliveryParams = z.strictObject({ id: idText.describe('Id of a delivery.') });

export const inboxParams = z.strictObject({
  name: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores')
    .describe('Name of the inbox. Every name is an inbox.'),
});

/** The response of an inbox. */
export const inboxResponse = z
  .strictObject({
    status: z.int().min(200).max(599).default(200),
    delayMs: z
      .int()
      .min(0)
      .max(60_000)
      .default(0)
      .describe(
        'Delay of the response in milliseconds. It is skipped while the clock moves, while due work is done, and when a delivery is sent again. If it is 10 seconds or more, the attempt fails in any case.',
      ),
    body: z.string().max(10_000).default(''),
  })
  .openapi('InboxResponse', { description: 'The response of an inbox.' });

export type InboxResponse = z.output<typeof inboxResponse>;

export const inboxContent = z
  .object({
    received: z
      .array(
        z.object({
          at: timestamp('When it arrived, by the clock of the sandbox.'),
          headers,
          body: z.string(),
          signature: z.object({
            valid: z.boolean(),
            reason: z.string().nullable().describe('Why the signature is not valid.'),
          }),
        }),
      )
      .describe(`Newest first, at most ${inboxLimits.keptMessages}.`),
  })
  .openapi('InboxContent');
