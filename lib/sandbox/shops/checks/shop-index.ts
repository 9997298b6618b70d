import type { Shop } from '../shop-file.schema';

/** Entries of a shop that others refer to, by id. */
export type ShopIndex = ReturnType<typeof indexShop>;

/** Indexes the entries of a shop that others refer to by their ids. */
export function indexShop(shop: Shop) {
  return {
    products: byId(shop.products),
    /** Ids of the products by variant. */
    variants: new Map(
      shop.products.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, id])),
    ),
    customers: byId(shop.customers),
    orders: byId(shop.orders),
    earningRules: byId(shop.earningRules),
    spendingRules: byId(shop.spendingRules),
    tiers: byId(shop.tiers),
    activities: byId(shop.activities),
    issuedRewards: byId(shop.issuedRewards),
    sessions: byId(shop.sessions),
    wishlists: byId(shop.wishlists),
  };
}

function byId<T extends { id: number }>(list: readonly T[]): ReadonlyMap<number, T> {
  return new Map(list.map((entry) => [entry.id, entry]));
}
