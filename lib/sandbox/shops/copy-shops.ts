import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../api/database/database';
import { hashOf } from '../../api/database/secret-hash';
import { clientShops, clients } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { copyStatement, type ShopCopy, shiftOf } from './copy-rows';

export interface CopyOptions {
  /** Ids of the shops to copy. */
  shopIds: readonly number[];
  /** Id and secret of each client's copy, by the name of the client. */
  clients: Readonly<Record<string, NewClient>>;
  /** Signs the webhooks of all clients. */
  webhookSecret: string;
  /** The time of the copy: timestamps are as far from it as those of the original are from its import. */
  now: Date;
  /** The sandbox that the copies belong to, if any. */
  sandboxId?: string | undefined;
}

interface NewClient {
  id: string;
  secret: string;
}

export interface Copies {
  /** Ids of the new shops by that of their original. */
  shopIds: ReadonlyMap<number, number>;
  clients: (typeof clients.$inferSelect)[];
}

/** Copies shops with all their data, and their clients with new ids and secrets. All ids inside a shop stay. */
export async function copyShops(
  transaction: Transaction,
  { shopIds, clients: newClients, webhookSecret, now, sandboxId }: CopyOptions,
): Promise<Copies> {
  const copies = await copyShopRows(transaction, { shopIds, now, sandboxId });
  const newShopIds = new Map(copies.map(({ originalId, id }) => [originalId, id]));
  const { copied, idByOriginal } = await copyClients(
    transaction,
    newShopIds,
    newClients,
    webhookSecret,
  );
  await transaction.execute(copyStatement({ shops: copies, clientIds: idByOriginal }));
  return { shopIds: newShopIds, clients: copied };
}

async function copyShopRows(
  transaction: Transaction,
  { shopIds, now, sandboxId }: Pick<CopyOptions, 'shopIds' | 'now' | 'sandboxId'>,
): Promise<ShopCopy[]> {
  const originals = await transaction
    .select()
    .from(shops)
    .where(inArray(shops.id, [...shopIds]));
  const copies: ShopCopy[] = [];
  for (const { id: originalId, importedAt, createdAt, ...shop } of originals) {
    const shift = now.getTime() - importedAt.getTime();
    const [copy] = await transaction
      .insert(shops)
      .values({
        ...shop,
        isTemplate: false,
        createdAt: new Date(createdAt.getTime() + shift),
        importedAt: now,
        sandboxId: sandboxId ?? null,
      })
      .returning({ id: shops.id });
    if (copy) copies.push({ originalId, id: copy.id, shift: shiftOf(importedAt, now) });
  }
  return copies;
}

async function copyClients(
  transaction: Transaction,
  shopIds: ReadonlyMap<number, number>,
  newClients: CopyOptions['clients'],
  webhookSecret: string,
): Promise<{ copied: Copies['clients']; idByOriginal: Map<string, string> }> {
  const links = await transaction
    .select({ client: clients, shopId: clientShops.shopId })
    .from(clientShops)
    .innerJoin(clients, eq(clients.id, clientShops.clientId))
    .where(inArray(clientShops.shopId, [...shopIds.keys()]))
    .orderBy(clients.id, clientShops.shopId);
  const originals = new Map(links.map(({ client }) => [client.id, client]));
  const idByOriginal = new Map<string, string>();
  const copied = [...originals.values()].map((original) => {
    const created = newClients[original.name];
    if (!created) throw new Error(`The copy of the client "${original.name}" has no id. Pass one.`);
    idByOriginal.set(original.id, created.id);
    return {
      ...original,
      id: created.id,
      secretHash: hashOf(created.secret),
      webhookSecret,
      previousWebhookSecret: null,
      previousWebhookSecretEndsAt: null,
    };
  });
  if (copied.length > 0) {
    await transaction.insert(clients).values(copied);
    await transaction.insert(clientShops).values(
      links.map(({ client, shopId }) => ({
        clientId: idByOriginal.get(client.id) ?? '',
        shopId: shopIds.get(shopId) ?? 0,
      })),
    );
  }
  return { copied, idByOriginal };
}
