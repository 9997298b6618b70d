import { hashOf } from '../../api/database/secret-hash';
import { clientShops, clients } from '../../api/database/tables/access';
import { orderItems, orders, products, variants } from '../../api/database/tables/catalog';
import { customers } from '../../api/database/tables/customers';
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
} from '../../api/database/tables/rewards';
import { subscriptions } from '../../api/database/tables/webhooks';
import { contentRows, wishlistRows } from './content-rows';
import type { Client, Shop } from './shop-file.schema';
import { type IntoShop, intoShop, intoTable, type TableRows } from './table-rows';

/** Destination of rows. */
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
  const into = intoShop(shopId, now);
  return [
    ...catalogRows(shop, into),
    ...customerRows(shop, into),
    ...programRows(shop, into),
    ...contentRows(shop, into),
    ...wishlistRows(shop, into),
    into(
      subscriptions,
      shop.subscriptions.map((subscription) => ({
        ...subscription,
        clientId: clientIdIn(subscription.clientId, isTemplate),
      })),
    ),
  ];
}

function catalogRows(shop: Shop, into: IntoShop): TableRows[] {
  const productOf = new Map(
    shop.products.flatMap(({ id, variants: list }) => list.map((variant) => [variant.id, id])),
  );
  return [
    into(
      products,
      shop.products.map(({ variants: _, ...product }) => product),
    ),
    into(
      variants,
      shop.products.flatMap(({ id: productId, variants: list }) =>
        list.map((variant, position) => ({ ...variant, productId, position })),
      ),
    ),
    into(
      orders,
      shop.orders.map(({ items: _, ...order }) => ({
        ...order,
        refundedAmount: order.refundedAt === null ? order.refundedAmount : order.total,
      })),
    ),
    into(
      orderItems,
      shop.orders.flatMap(({ id: orderId, items }) =>
        items.map((item) => ({ ...item, orderId, productId: productOf.get(item.variantId) ?? 0 })),
      ),
    ),
  ];
}

function customerRows(shop: Shop, into: IntoShop): TableRows[] {
  return [
    into(
      customers,
      shop.customers.map(({ birthday, tier, reachedTiers: _, ...customer }) => ({
        ...customer,
        birthDay: birthday?.day ?? null,
        birthMonth: birthday?.month ?? null,
        birthYear: birthday?.year ?? null,
        birthdayChangedAt: birthday?.changedAt ?? null,
        tierId: tier?.id ?? null,
        tierAchievedAt: tier?.achievedAt ?? null,
      })),
    ),
    into(
      reachedTiers,
      shop.customers.flatMap(({ id: customerId, reachedTiers: list }) =>
        list.map((reached) => ({ ...reached, customerId })),
      ),
    ),
  ];
}

function programRows(shop: Shop, into: IntoShop): TableRows[] {
  return [
    into(earningRules, shop.earningRules),
    into(spendingRules, shop.spendingRules),
    into(tiers, shop.tiers),
    into(boostCampaigns, shop.boostCampaigns),
    into(punchCards, shop.punchCards),
    into(activities, shop.activities),
    into(
      redemptions,
      shop.redemptions.map((redemption) => ({ ...redemption, dueAt: redemption.createdAt })),
    ),
    into(issuedRewards, shop.issuedRewards),
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
    intoTable(
      clients,
      list.map(({ secret, shops: _, ...client }) => ({
        ...client,
        id: clientIdIn(client.id, isTemplate),
        secretHash: isTemplate ? NO_HASH : hashOf(secret),
      })),
    ),
    intoTable(
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
