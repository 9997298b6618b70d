import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../api/database/database';
import { orderItems, orders, products, variants } from '../../../../api/database/tables/catalog';
import { customers } from '../../../../api/database/tables/customers';
import { questions, reviews, reviewVotes } from '../../../../api/database/tables/reviews';
import { activities, redemptions, tiers } from '../../../../api/database/tables/rewards';
import { subscriptions } from '../../../../api/database/tables/webhooks';
import { sessions, wishlistItems, wishlists } from '../../../../api/database/tables/wishlists';
import { demoSessionToken } from '../demo-sessions';
import type { ModelSubscription, modelState, OwnerKey, ShopModel } from './shop-model';

/** Reads the state that a model starts from: a fresh copy of the demo shop. */
export async function readModel(
  database: Database,
  shopId: number,
  clientId: string,
): Promise<ShopModel> {
  const people = await database.select().from(customers).where(eq(customers.shopId, shopId));
  const levels = await database.select().from(tiers).where(eq(tiers.shopId, shopId));
  const goods = await database.select().from(products).where(eq(products.shopId, shopId));
  const versions = await database
    .select()
    .from(variants)
    .where(eq(variants.shopId, shopId))
    .orderBy(variants.position, variants.id);
  const sales = await database.select().from(orders).where(eq(orders.shopId, shopId));
  const sold = await database.select().from(orderItems).where(eq(orderItems.shopId, shopId));
  const history = await database.select().from(activities).where(eq(activities.shopId, shopId));
  const redeemed = await database.select().from(redemptions).where(eq(redemptions.shopId, shopId));
  const written = await database.select().from(reviews).where(eq(reviews.shopId, shopId));
  const votes = await database.select().from(reviewVotes).where(eq(reviewVotes.shopId, shopId));
  const asked = await database.select().from(questions).where(eq(questions.shopId, shopId));
  const lists = await database.select().from(wishlists).where(eq(wishlists.shopId, shopId));
  const items = await database.select().from(wishlistItems).where(eq(wishlistItems.shopId, shopId));
  const guests = await database.select().from(sessions).where(eq(sessions.shopId, shopId));
  const hooks = await database.select().from(subscriptions).where(eq(subscriptions.shopId, shopId));

  const buyers = new Map(
    sales
      .filter(({ refundedAt }) => refundedAt === null)
      .map(({ id, customerId }) => [id, customerId]),
  );
  const ownerOf = ({ customerId, sessionId }: (typeof lists)[number]): OwnerKey =>
    customerId === null ? `session ${demoSessionToken(sessionId ?? 0)}` : `customer ${customerId}`;
  return {
    customers: people.map((person) => ({
      id: person.id,
      identifier: String(person.shopCustomerId ?? person.email),
      hundredths: Math.round(person.pointsBalance * 100),
      multiplier: levels.find(({ id }) => id === person.tierId)?.pointsMultiplier ?? 1,
      tierId: person.tierId,
      isEligible: person.isEligibleForPoints,
      isBlocked: person.isBlockedFromReviews,
      birthday:
        person.birthDay === null || person.birthMonth === null
          ? null
          : { day: person.birthDay, month: person.birthMonth, year: person.birthYear },
      birthdayChangedAt: person.birthdayChangedAt?.getTime() ?? null,
    })),
    products: new Map(
      goods
        .filter(({ removedAt }) => removedAt === null)
        .map(({ id }) => [
          id,
          versions.filter(({ productId }) => productId === id).map((version) => version.id),
        ]),
    ),
    purchases: new Set(
      sold
        .filter(({ orderId }) => buyers.has(orderId))
        .map(({ orderId, productId }) => `${buyers.get(orderId)}/${productId}`),
    ),
    rewards: history.flatMap(({ type, ruleId, customerId, productId, createdAt }) =>
      type === 'reward' && ruleId !== null
        ? [{ customerId, ruleId, productId, at: createdAt.getTime() }]
        : [],
    ),
    redemptions: redeemed
      .filter(({ state }) => state !== 'failed')
      .map(({ customerId, ruleId }) => ({ customerId, ruleId })),
    waiting: redeemed.filter(({ state }) => state === 'queued').length,
    reviews: new Map(
      written.map(({ id, customerId, productId, replyStatus, isLocked }) => [
        id,
        {
          customerId,
          productId,
          isLocked,
          hasReply: replyStatus !== null,
          voters: new Set(
            votes.filter(({ reviewId }) => reviewId === id).map((vote) => vote.customerId),
          ),
        },
      ]),
    ),
    questions: new Map(
      asked.map(({ id, customerId, productId }) => [id, { customerId, productId }]),
    ),
    wishlists: lists.map((list) => ({
      id: list.id,
      owner: ownerOf(list),
      title: list.title,
      isDefault: list.isDefault,
      isPrivate: list.isPrivate,
      createdAt: list.createdAt.getTime(),
      items: items
        .filter(({ wishlistId }) => wishlistId === list.id)
        .map(({ productId, variantId }) => ({ productId, variantId })),
    })),
    sessions: new Map(guests.map(({ id, customerId }) => [demoSessionToken(id), customerId])),
    subscriptions: hooks
      .filter((hook) => hook.clientId === clientId)
      .map(({ id, topic, address }): ModelSubscription => ({ id, topic, address })),
  };
}

type State = ReturnType<typeof modelState>;

/** The state of a shop as the model compares it, in one query. */
export async function readState(
  database: Database,
  shopId: number,
  clientId: string,
): Promise<State> {
  const result = (await database.execute(sql`select
    (select json_object_agg(id, points_balance) from customers where shop_id = ${shopId}) as balances,
    (select json_object_agg(r.id, json_build_array(
        (select count(*) from review_votes v where v.shop_id = r.shop_id and v.review_id = r.id),
        r.reply_status is not null
      )) from reviews r where r.shop_id = ${shopId}) as reviews,
    (select json_agg(id order by id) from questions where shop_id = ${shopId}) as questions,
    (select json_object_agg(w.id, json_build_array(
        coalesce('customer ' || w.customer_id, 'session ' || s.token_hash),
        w.title, w.is_default, w.is_private,
        (select coalesce(json_agg(i.product_id || '/' || i.variant_id
            order by (i.product_id || '/' || i.variant_id) collate "C"), '[]')
          from wishlist_items i where i.shop_id = w.shop_id and i.wishlist_id = w.id)
      )) from wishlists w left join sessions s on s.shop_id = w.shop_id and s.id = w.session_id
      where w.shop_id = ${shopId}) as wishlists,
    (select coalesce(json_object_agg(id, json_build_array(topic, address)), '{}')
      from subscriptions where shop_id = ${shopId} and client_id = ${clientId}) as subscriptions,
    (select count(*)::int from redemptions where shop_id = ${shopId}
      and state in ('queued', 'fulfilling')) as waiting`)) as unknown as { rows: [State] };
  return result.rows[0];
}
