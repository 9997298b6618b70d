import { hashOf } from '../database/secret-hash';
import { clientShops, clients } from '../database/tables/access';
import { orderItems, orders, products, variants } from '../database/tables/catalog';
import { customers } from '../database/tables/customers';
import {
  activities,
  boostCampaigns,
  earningRules,
  issuedRewards,
  punchCards,
  reachedTiers,
  redemptions,
  spendingRules,
  tiers,
} from '../database/tables/rewards';
import { subscriptions } from '../database/tables/webhooks';
import { contentRows, wishlistRows } from './content-rows';
import type { Client, Shop } from './shop-file.schema';
import { type At, type AtOrNull, into, type TableRows } from './table-rows';
import { resolveTimestamp } from './timestamps';

/** Where rows belong. */
export interface RowTarget {
  shopId: number;
  isTemplate: boolean;
  /** The time that relative timestamps count from. */
  now: Date;
}

/** The id of a client in the database. A template leaves the ids of the file to its copies. */
export function clientIdIn(id: string, isTemplate: boolean): string {
  return isTemplate ? `template:${id}` : id;
}

/** The rows of a shop, all except the shop itself. */
export function rowsOfShop(shop: Shop, { shopId, isTemplate, now }: RowTarget): TableRows[] {
  const at = (timestamp: string) => resolveTimestamp(timestamp, now);
  const atOrNull = (timestamp: string | null) => (timestamp === null ? null : at(timestamp));
  return [
    ...catalogRows(shop, shopId, at, atOrNull),
    ...customerRows(shop, shopId, at, atOrNull),
    ...programRows(shop, shopId, at, atOrNull),
    ...contentRows(shop, shopId, at),
    ...wishlistRows(shop, shopId, at),
    into(
      subscriptions,
      shop.subscriptions.map(({ createdAt, ...subscription }) => ({
        ...subscription,
        shopId,
        clientId: clientIdIn(subscription.clientId, isTemplate),
        normalizedAddress: normalizeAddress(subscription.address),
        createdAt: at(createdAt),
      })),
    ),
  ];
}

function catalogRows(shop: Shop, shopId: number, at: At, atOrNull: AtOrNull): TableRows[] {
  const productOf = new Map(
    shop.products.flatMap(({ id, variants: list }) => list.map((variant) => [variant.id, id])),
  );
  return [
    into(
      products,
      shop.products.map(({ id, handle, title, removedAt }) => ({
        shopId,
        id,
        handle,
        title,
        removedAt: atOrNull(removedAt),
      })),
    ),
    into(
      variants,
      shop.products.flatMap((product) =>
        product.variants.map((variant, position) => ({
          ...variant,
          shopId,
          productId: product.id,
          position,
        })),
      ),
    ),
    into(
      orders,
      shop.orders.map(({ items, paidAt, refundedAt, ...order }) => ({
        ...order,
        shopId,
        paidAt: at(paidAt),
        refundedAt: atOrNull(refundedAt),
        refundedAmount: refundedAt === null ? order.refundedAmount : order.total,
      })),
    ),
    into(
      orderItems,
      shop.orders.flatMap((order) =>
        order.items.map((item) => ({
          ...item,
          shopId,
          orderId: order.id,
          productId: productOf.get(item.variantId) ?? 0,
        })),
      ),
    ),
  ];
}

function customerRows(shop: Shop, shopId: number, at: At, atOrNull: AtOrNull): TableRows[] {
  return [
    into(
      customers,
      shop.customers.map(
        ({ birthday, tier, reachedTiers: _, pointsExpireAt, createdAt, ...customer }) => ({
          ...customer,
          shopId,
          birthDay: birthday?.day ?? null,
          birthMonth: birthday?.month ?? null,
          birthYear: birthday?.year ?? null,
          birthdayChangedAt: atOrNull(birthday?.changedAt ?? null),
          pointsExpireAt: atOrNull(pointsExpireAt),
          tierId: tier?.id ?? null,
          tierAchievedAt: atOrNull(tier?.achievedAt ?? null),
          createdAt: at(createdAt),
        }),
      ),
    ),
    into(
      reachedTiers,
      shop.customers.flatMap((customer) =>
        customer.reachedTiers.map(({ tierId, reachedAt }) => ({
          shopId,
          customerId: customer.id,
          tierId,
          reachedAt: at(reachedAt),
        })),
      ),
    ),
  ];
}

function programRows(shop: Shop, shopId: number, at: At, atOrNull: AtOrNull): TableRows[] {
  const created = <T extends { createdAt: string }>(entry: T) => ({
    ...entry,
    shopId,
    createdAt: at(entry.createdAt),
  });
  const rule = <T extends { createdAt: string; updatedAt: string }>(entry: T) => ({
    ...created(entry),
    updatedAt: at(entry.updatedAt),
  });
  return [
    into(earningRules, shop.earningRules.map(rule)),
    into(spendingRules, shop.spendingRules.map(rule)),
    into(tiers, shop.tiers.map(created)),
    into(
      boostCampaigns,
      shop.boostCampaigns.map((campaign) => ({
        ...campaign,
        shopId,
        startsAt: at(campaign.startsAt),
        endsAt: atOrNull(campaign.endsAt),
      })),
    ),
    into(
      punchCards,
      shop.punchCards.map((card) => ({
        ...card,
        shopId,
        lastPunchedAt: atOrNull(card.lastPunchedAt),
      })),
    ),
    into(activities, shop.activities.map(created)),
    into(
      redemptions,
      shop.redemptions.map((redemption) => ({
        ...created(redemption),
        dueAt: at(redemption.createdAt),
      })),
    ),
    into(
      issuedRewards,
      shop.issuedRewards.map((reward) => ({
        ...created(reward),
        expiresAt: atOrNull(reward.expiresAt),
      })),
    ),
  ];
}

/** No secret has this hash. */
const NO_HASH = '';

/** The rows of clients. @param shopIds ids of the shops by domain */
export function rowsOfClients(
  list: readonly Client[],
  shopIds: ReadonlyMap<string, number>,
  isTemplate: boolean,
): TableRows[] {
  return [
    into(
      clients,
      list.map(({ secret, shops: _, ...client }) => ({
        ...client,
        id: clientIdIn(client.id, isTemplate),
        secretHash: isTemplate ? NO_HASH : hashOf(secret),
      })),
    ),
    into(
      clientShops,
      list.flatMap(({ id, shops }) =>
        shops.map((domain) => ({
          clientId: clientIdIn(id, isTemplate),
          shopId: shopIds.get(domain) ?? 0,
        })),
      ),
    ),
  ];
}

/** What must be unique of an address: lower-case scheme and host, no default port, `/` for an empty path. */
export function normalizeAddress(address: string): string {
  return new URL(address).href;
}
