import { z } from '@hono/zod-openapi';
import { attempt, delivery } from './deliveries.schema';
import { timestamp } from './fields';

const requestRecord = z.object({
  requestId: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.string().nullable(),
  client: z.string(),
  shop: z.string(),
  status: z.int(),
  at: timestamp('When the request arrived, by the clock of the sandbox.'),
  ms: z.int(),
});

const eventRecord = z.object({
  id: z.string(),
  topic: z.string(),
  shop: z.string(),
  triggeredAt: timestamp('When the event fired.'),
  requestId: z
    .string()
    .nullable()
    .describe('The request that fired it; `null` for an action or work in the background.'),
  payload: z.looseObject({}),
});

const deliveryRecord = delivery.omit({ nextAttemptAt: true, attempts: true }).extend({
  attempt: attempt.extend({ number: z.int() }),
});

const clockRecord = z.object({
  now: timestamp('The time of the clock of the sandbox.'),
  isReset: z.boolean(),
});

/** A record of a sandbox, as it is stored and as the stream sends it. */
export const sandboxRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), data: requestRecord }),
  z.object({ kind: z.literal('event'), data: eventRecord }),
  z.object({ kind: z.literal('delivery'), data: deliveryRecord }),
  z.object({ kind: z.literal('clock'), data: clockRecord }),
]);

export type SandboxRecord = z.output<typeof sandboxRecord>;

/** The data of a kind of records. */
export type RecordData<Kind extends SandboxRecord['kind']> = Extract<
  SandboxRecord,
  { kind: Kind }
>['data'];

/** A record as the stream sends it: one of a sandbox, or a gap after the id of a record. */
export type StreamRecord = SandboxRecord | { kind: 'gap'; data: { after: number } };
