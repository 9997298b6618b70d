import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { clients } from '../../database/tables/access';

const SECRET_BYTES = 32;

/** A new secret that signs webhooks. */
export function newWebhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return `whsec_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`;
}

/** The secrets that sign the webhooks of clients after a change. */
export interface RotatedSecret {
  current: string;
  /** Signs too until then. */
  previous: string;
  previousEndsAt: Date;
}

/**
 * Gives clients with a common webhook secret a new one. Until a time, deliveries are signed with the one before too.
 *
 * @param previousEndsAt by the clock of the system
 * @throws Error if there is no such client
 */
export async function rotateWebhookSecret(
  database: Pick<Database, 'update'>,
  { clientIds, previousEndsAt }: { clientIds: readonly string[]; previousEndsAt: Date },
  randomBytes: (count: number) => Uint8Array,
): Promise<RotatedSecret> {
  const current = newWebhookSecret(randomBytes);
  const [changed] = await database
    .update(clients)
    .set({
      webhookSecret: current,
      // The value before this statement.
      previousWebhookSecret: clients.webhookSecret,
      previousWebhookSecretEndsAt: previousEndsAt,
    })
    .where(inArray(clients.id, [...clientIds]))
    .returning({ previous: clients.previousWebhookSecret });
  if (!changed?.previous) throw new Error(`There is no client ${clientIds.join(', ')}.`);
  return { current, previous: changed.previous, previousEndsAt };
}
