import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { clients } from '../database/tables/access';

const SECRET_BYTES = 32;

/** A new secret that signs webhooks. */
export function newWebhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return `whsec_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`;
}

/**
 * Gives a client a new webhook secret. Until a time, deliveries are signed with the one before too.
 *
 * @returns the new secret
 * @throws Error if there is no such client
 */
export async function rotateWebhookSecret(
  database: Pick<Database, 'update'>,
  { clientId, previousEndsAt }: { clientId: string; previousEndsAt: Date },
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const webhookSecret = newWebhookSecret(randomBytes);
  const changed = await database
    .update(clients)
    .set({
      webhookSecret,
      // The value before this statement.
      previousWebhookSecret: clients.webhookSecret,
      previousWebhookSecretEndsAt: previousEndsAt,
    })
    .where(eq(clients.id, clientId))
    .returning({ id: clients.id });
  if (changed.length === 0) throw new Error(`There is no client "${clientId}".`);
  return webhookSecret;
}
