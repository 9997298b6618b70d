import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { inboxMessages, inboxResponses } from '../../api/database/tables/sandboxes';
import { HttpError } from '../../api/http/api-error';
import type { InboxResponse } from '../contract/deliveries.schema';
import { inboxLimits } from './inbox-limits';

/** Maximum number of inboxes of a sandbox with a custom response. */
const MAX_RESPONSES = 100;

const DEFAULT_RESPONSE: InboxResponse = { status: 200, delayMs: 0, body: '' };

/** Reads the response of an inbox: 200 at once, unless another one was set. */
export async function readInboxResponse(
  database: Database,
  sandboxId: string,
  name: string,
): Promise<InboxResponse> {
  const [found] = await database
    .select({
      status: inboxResponses.status,
      delayMs: inboxResponses.delayMs,
      body: inboxResponses.body,
    })
    .from(inboxResponses)
    .where(and(eq(inboxResponses.sandboxId, sandboxId), eq(inboxResponses.name, name)));
  return found ?? DEFAULT_RESPONSE;
}

/**
 * Sets what an inbox responds.
 *
 * @throws HttpError 409 if too many inboxes have a custom response
 */
export async function storeInboxResponse(
  database: Database,
  sandboxId: string,
  name: string,
  response: InboxResponse,
): Promise<void> {
  const names = await database
    .select({ name: inboxResponses.name })
    .from(inboxResponses)
    .where(eq(inboxResponses.sandboxId, sandboxId))
    .limit(MAX_RESPONSES);
  if (names.length === MAX_RESPONSES && !names.some((other) => other.name === name)) {
    throw new HttpError(409, [
      `at most ${MAX_RESPONSES} inboxes can have a custom response, reset the sandbox`,
    ]);
  }
  await database
    .insert(inboxResponses)
    .values({ sandboxId, name, ...response })
    .onConflictDoUpdate({
      target: [inboxResponses.sandboxId, inboxResponses.name],
      set: response,
    });
}

/** The bytes of a message. The database has the length of a text without reading it. */
const messageBytes = sql`octet_length(body) + octet_length(headers::text)`;

/**
 * Keeps what an inbox received. What its sandbox has too much of goes in the same statement, oldest first, so that a
 * sandbox never has more.
 */
export async function storeMessage(
  database: Database,
  message: typeof inboxMessages.$inferInsert,
): Promise<void> {
  const { keptMessages, keptBytes } = inboxLimits;
  const newest = database.$with('newest').as(
    database
      .insert(inboxMessages)
      .values(message)
      .returning({
        id: inboxMessages.id,
        bytes: sql<number>`${messageBytes}`.as('bytes'),
      }),
  );
  // The ranked messages are those from before the insertion.
  await database
    .with(newest)
    .delete(inboxMessages)
    .where(
      and(
        eq(inboxMessages.sandboxId, message.sandboxId),
        sql`${inboxMessages.id} in (
        select id from (
          select id, row_number() over latest as place, sum(${messageBytes}) over latest as bytes
          from ${inboxMessages} where sandbox_id = ${message.sandboxId}
          window latest as (order by id desc)
        ) ranked
        where place >= ${keptMessages}::int
          or bytes + (select bytes from ${newest}) > ${keptBytes}::int)`,
      ),
    );
}

/** Lists messages of an inbox, newest first. */
export async function listMessages(database: Database, sandboxId: string, name: string) {
  return database
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.sandboxId, sandboxId), eq(inboxMessages.name, name)))
    .orderBy(desc(inboxMessages.id))
    .limit(inboxLimits.keptMessages);
}
