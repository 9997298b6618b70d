import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { clients } from '../../database/tables/access';
import { inTransaction } from '../../database/transaction';
import { type RotatedSecret, rotateWebhookSecret } from './rotate-secret';

/** Whose secret to change, and how. */
export interface ClientRotation {
  clientId: string;
  /** For how long deliveries are also signed with the previous secret. */
  overlapSeconds: number;
  /** Whether to change it even if the previous change is not over: the oldest secret stops signing then. */
  isForced: boolean;
}

/**
 * Gives a client a new webhook secret. Processes that are running use it for their next delivery.
 *
 * @throws Error that says what to do if there is no such client, or if two secrets sign already
 */
export function rotateClientSecret(
  database: Database,
  { clientId, overlapSeconds, isForced }: ClientRotation,
  { now, randomBytes }: { now: number; randomBytes: (count: number) => Uint8Array },
): Promise<RotatedSecret> {
  return inTransaction(database, async (transaction) => {
    const [client] = await transaction
      .select({ previousEndsAt: clients.previousWebhookSecretEndsAt })
      .from(clients)
      .where(eq(clients.id, clientId))
      .for('update');
    if (!client) {
      throw new Error(
        `The database has no client "${clientId}". Pass the \`id\` of a client of your shop file, and check DATABASE_URL and API_DATA_DIR.`,
      );
    }
    const endsAt = client.previousEndsAt;
    if (!isForced && endsAt !== null && endsAt.getTime() > now) {
      throw new Error(
        `Two secrets of ${clientId} sign until ${endsAt.toISOString()}, and receivers may still use the older one. Wait until then, or add --force to end it now.`,
      );
    }
    return rotateWebhookSecret(
      transaction,
      { clientIds: [clientId], previousEndsAt: new Date(now + overlapSeconds * 1_000) },
      randomBytes,
    );
  });
}
