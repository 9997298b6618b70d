import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { shops } from '../../api/database/tables/shops';
import { shopFingerprint } from '../../tools/testing/api/shop-fingerprint';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';

/** The identifier of a customer of the demo shop. */
export const MARA = '7400112';
/** The address of the inbox `orders`. */
export const INBOX = 'https://inbox.sandbox.example/orders';
/** A day in seconds. */
export const DAY_SECONDS = 86_400;

/** The API with sandboxes, for all tests of a file. */
export let host: Awaited<ReturnType<typeof startSandboxes>>;

/** Starts {@link host} before the first test. Call it outside tests. */
export function setUpHost(): void {
  beforeAll(async () => {
    host = await startSandboxes();
  });
  afterAll(() => host.stop());
}

/** The points balance of Mara. */
export const balanceOf = async (sandbox: TestSandbox) =>
  (await sandbox.read(`customers/getCustomer?customerIdentifier=${MARA}`)).body.pointsBalance;

/** Gives points to Mara. */
export const addPoints = (sandbox: TestSandbox, balanceDelta = 10) =>
  sandbox.write('customers/updateBalance', { customerIdentifier: MARA, balanceDelta });

/** Subscribes an address, by default {@link INBOX}, to a topic. */
export const subscribe = (sandbox: TestSandbox, topic: string, address = INBOX) =>
  sandbox.write('webhooks/createSubscription', { topic, address });

/** The ids of the shops of a sandbox. */
export async function shopIdsOf({ credentials }: TestSandbox): Promise<number[]> {
  const owned = await host.database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, credentials.id))
    .orderBy(shops.id);
  return owned.map(({ id }) => id);
}

/** The fingerprint of each shop of a sandbox. */
export async function fingerprints(sandbox: TestSandbox) {
  const ids = await shopIdsOf(sandbox);
  return Promise.all(ids.map((id) => shopFingerprint(host.database, id)));
}
