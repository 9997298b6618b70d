import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { HttpError } from '../../api/http/api-error';
import type { Database } from '../../database/database';
import { inboxMessages, inboxResponses } from '../../database/tables/sandboxes';

/** Maximum number of webhooks that an inbox shows, and that a sandbox keeps. */
const SHOWN_MESSAGES = 100;
const KEPT_MESSAGES = 1_000;
/** If the id of a stored webhook is a multiple of this, old webhooks of its sandbox are deleted. */
const PRUNE_EVERY = 50;
/** Maximum number of inboxes of a sandbox with a custom response. */
const MAX_RESPONSES = 100;

/** What an inbox responds. */
export interface InboxResponse {
  status: number;
  delayMs: number;
  body: string;
}

const DEFAULT_RESPONSE: InboxResponse = { status: 200, delayMs: 0, body: '' };

/** What an inbox responds: 200 at once, unless something else was set. */
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

/** Keeps what an inbox received. */
export async function storeMessage(
  database: Database,
  message: typeof inboxMessages.$inferInsert,
): Promise<void> {
  const [stored] = await database
    .insert(inboxMessages)
    .values(message)
    .returning({ id: inboxMessages.id });
  if (stored && stored.id % PRUNE_EVERY === 0) {
    await pruneMessages(database, sql`${message.sandboxId}`);
  }
}

/** What an inbox received, newest first. */
export async function listMessages(database: Database, sandboxId: string, name: string) {
  return database
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.sandboxId, sandboxId), eq(inboxMessages.name, name)))
    .orderBy(desc(inboxMessages.id))
    .limit(SHOWN_MESSAGES);
}

/** Deletes all but the latest messages of sandboxes. @param sandboxIds which ones */
export async function pruneMessages(database: Database, sandboxIds: SQL): Promise<void> {
  await database.execute(sql`
    delete from ${inboxMessages} message using (
      select sandbox_id, id, row_number() over (partition by sandbox_id order by id desc) as place
      from ${inboxMessages}
      where sandbox_id in (${sandboxIds})
    ) ranked
    where message.sandbox_id = ranked.sandbox_id and message.id = ranked.id
      and place > ${KEPT_MESSAGES}`);
}
