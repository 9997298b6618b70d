import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { time } from './columns';
import { generatedId, inboxMessageIds } from './ids';

/** Sandboxes; each owns shops (`shops.sandbox_id`). Times are those of the system. */
export const sandboxes = pgTable(
  'sandboxes',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of its key. Its other secrets follow from the key. */
    keyHash: text('key_hash').notNull().unique(),
    /** SHA-256 of the network (IPv4 address, or /48 of IPv6) that created it. */
    creatorHash: text('creator_hash').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    /** Size of its rows and images at the last measurement. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Whether it is kept however long it is unused. */
    isPermanent: boolean('is_permanent').notNull().default(false),
  },
  (table) => [
    index('sandboxes_creator').on(table.creatorHash, table.createdAt),
    index('sandboxes_last_use').on(table.lastUsedAt),
  ],
);

/** Records of a sandbox, for its event stream. */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    sandboxId: text('sandbox_id').notNull(),
    /**
     * The number of the transaction, and the position in it. A query that reads only the records below the first id of
     * the oldest running transaction gets them in this order, and misses none.
     */
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<'request' | 'event' | 'delivery' | 'clock'>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sandboxId, table.id] })],
);

/** Responses of the inboxes of sandboxes, if not 200 at once. */
export const inboxResponses = pgTable(
  'inbox_responses',
  {
    sandboxId: text('sandbox_id').notNull(),
    name: text('name').notNull(),
    status: integer('status').notNull(),
    delayMs: integer('delay_ms').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sandboxId, table.name] })],
);

/** Requests that sandbox inboxes received. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    sandboxId: text('sandbox_id').notNull(),
    id: generatedId(inboxMessageIds),
    name: text('name').notNull(),
    /** By the clock of the sandbox. */
    receivedAt: time('received_at').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    body: text('body').notNull(),
    /** Why the signature is not valid; `null` if it is. */
    signatureProblem: text('signature_problem'),
  },
  (table) => [
    primaryKey({ columns: [table.sandboxId, table.id] }),
    index('inbox_messages_name').on(table.sandboxId, table.name, table.id),
  ],
);
