import type { Shop } from '../shop-file.schema';

/** Entries of a shop that others refer to, by id. */
export interface ShopIndex {
  products: ReadonlyMap<number, Shop['products'][number]>;
  /** Ids of the products by variant. */
  variants: ReadonlyMap<number, number>;
  customers: ReadonlyMap<number, Shop['customers'][number]>;
  orders: ReadonlyMap<number, Shop['orders'][number]>;
  earningRules: ReadonlyMap<number, Shop['earningRules'][number]>;
  spendingRules: ReadonlyMap<number, Shop['spendingRules'][number]>;
  tiers: ReadonlyMap<number, Shop['tiers'][number]>;
  activities: ReadonlyMap<number, Shop['activities'][number]>;
  issuedRewards: ReadonlyMap<number, Shop['issuedRewards'][number]>;
  sessions: ReadonlyMap<number, Shop['sessions'][number]>;
  wishlists: ReadonlyMap<number, Shop['wishlists'][number]>;
}

export function indexShop(shop: Shop): ShopIndex {
  return {
    products: byId(shop.products),
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
