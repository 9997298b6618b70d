import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { clients } from '../database/tables/access';
import { deliveries, subscriptions } from '../database/tables/webhooks';
import { ApiError } from '../http/api-error';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The owner of subscriptions: a client can't read or change those of another client or shop. */
interface Subscriber {
  shopId: number;
  clientId: string;
}

function isOwnedBy({ shopId, clientId }: Subscriber) {
  return and(eq(subscriptions.shopId, shopId), eq(subscriptions.clientId, clientId));
}

/** The scopes that the shop owner granted a client. A token may have fewer. */
export async function grantedScopes(
  transaction: Transaction,
  clientId: string,
): Promise<readonly string[]> {
  const [client] = await transaction
    .select({ scopes: clients.scopes })
    .from(clients)
    .where(eq(clients.id, clientId));
  return client?.scopes ?? [];
}

/** The subscriptions of a client in a shop, oldest first. */
export function listSubscriptions(
  transaction: Transaction,
  subscriber: Subscriber,
): Promise<SubscriptionRow[]> {
  return transaction
    .select()
    .from(subscriptions)
    .where(isOwnedBy(subscriber))
    .orderBy(asc(subscriptions.id));
}

/** Counts the subscriptions of a client in a shop. */
export function countSubscriptions(
  transaction: Transaction,
  subscriber: Subscriber,
): Promise<number> {
  return transaction.$count(subscriptions, isOwnedBy(subscriber));
}

/** A subscription of a client. Others that change it wait until the transaction ends. */
export async function lockSubscription(
  transaction: Transaction,
  subscriber: Subscriber,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const [found] = await transaction
    .select()
    .from(subscriptions)
    .where(and(isOwnedBy(subscriber), eq(subscriptions.id, id)))
    .for('update');
  return found;
}

/** Stores a subscription, unless the client has one with the topic and address (SPECIFICATION.md, I9). */
export async function addSubscription(
  transaction: Transaction,
  subscription: Omit<SubscriptionRow, 'id'>,
): Promise<SubscriptionRow | undefined> {
  const { shopId, clientId, topic, address } = subscriptions;
  const [added] = await transaction
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoNothing({ target: [shopId, clientId, topic, address] })
    .returning();
  return added;
}

/**
 * Changes the address of a subscription. Deliveries refer to the subscription, so those that wait go there too.
 *
 * @throws ApiError if another subscription to the topic has the address
 */
export async function changeAddress(
  transaction: Transaction,
  subscription: SubscriptionRow,
  address: string,
): Promise<SubscriptionRow> {
  try {
    const [changed] = await transaction
      .update(subscriptions)
      .set({ address })
      .where(and(isOwnedBy(subscription), eq(subscriptions.id, subscription.id)))
      .returning();
    if (!changed) throw new Error('A subscription was not changed.');
    return changed;
  } catch (error) {
    throw isUniqueViolation(error, 'subscriptions_address') ? new ApiError('addressTaken') : error;
  }
}

/**
 * Deletes a subscription and cancels its deliveries. An attempt under way ends by itself and is the last one.
 *
 * @returns whether it existed
 */
export async function removeSubscription(
  transaction: Transaction,
  subscriber: Subscriber,
  id: number,
): Promise<boolean> {
  const [removed] = await transaction
    .delete(subscriptions)
    .where(and(isOwnedBy(subscriber), eq(subscriptions.id, id)))
    .returning({ id: subscriptions.id });
  if (!removed) return false;
  await transaction
    .update(deliveries)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(deliveries.shopId, subscriber.shopId),
        eq(deliveries.subscriptionId, id),
        inArray(deliveries.state, ['waiting', 'sending']),
      ),
    );
  return true;
}
