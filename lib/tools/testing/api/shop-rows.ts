import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../api/database/database';
import { orders, products, variants } from '../../../api/database/tables/catalog';
import { customers } from '../../../api/database/tables/customers';
import { galleries } from '../../../api/database/tables/gallery';
import { questions, reviews } from '../../../api/database/tables/reviews';
import { earningRules, spendingRules } from '../../../api/database/tables/rewards';
import { subscriptions } from '../../../api/database/tables/webhooks';
import { sessions, wishlistItems, wishlists } from '../../../api/database/tables/wishlists';
import { demoSessionToken } from './demo-sessions';

/** A wishlist with its owner, as requests identify both. */
export interface OwnedWishlist {
  wishlistId: number;
  owner: { customerIdentifier: string } | { sessionToken: string };
  items: { productId: number; variantId: number }[];
}

/** Rows of a shop that requests can refer to. */
export interface ShopRows {
  /** Every form of identifier: id, email address in two cases, phone number. */
  customerIdentifiers: string[];
  sessionTokens: string[];
  productIds: number[];
  variants: { productId: number; variantId: number }[];
  orderIds: number[];
  earningRuleIds: number[];
  spendingRuleIds: number[];
  reviewIds: number[];
  questionIds: number[];
  galleryIds: number[];
  subscriptionIds: number[];
  wishlists: OwnedWishlist[];
}

/** A table whose rows have ids in their shop. */
type IdTable = PgTable & { shopId: PgColumn; id: PgColumn; $inferSelect: { id: number } };

/** Reads what requests can refer to in a fresh copy of the demo shop. Copies of the same shop have the same rows. */
export async function readShopRows(database: Database, shopId: number): Promise<ShopRows> {
  const rows = async <T extends IdTable>(table: T) => {
    const { shopId: shop, id } = table;
    const found = database.select().from<PgTable>(table).where(eq(shop, shopId)).orderBy(asc(id));
    return (await found) as T['$inferSelect'][];
  };
  const ids = async (table: IdTable) => (await rows(table)).map(({ id }) => id);
  const people = await rows(customers);
  const guests = await rows(sessions);
  const lists = await rows(wishlists);
  const items = await rows(wishlistItems);
  const variantRows = await rows(variants);

  const identifiersOf = ({ shopCustomerId, email, phone }: (typeof people)[number]) => [
    ...(shopCustomerId === null ? [] : [String(shopCustomerId)]),
    ...(email === null ? [] : [email, email.toUpperCase()]),
    ...(phone === null ? [] : [phone]),
  ];
  const ownerOf = (list: (typeof lists)[number]): OwnedWishlist['owner'] | undefined => {
    const session = guests.find(({ id }) => id === list.sessionId);
    if (session) return { sessionToken: demoSessionToken(session.id) };
    const customer = people.find(({ id }) => id === list.customerId);
    const [customerIdentifier] = customer ? identifiersOf(customer) : [];
    return customerIdentifier === undefined ? undefined : { customerIdentifier };
  };
  return {
    customerIdentifiers: people.flatMap(identifiersOf),
    sessionTokens: guests
      .filter(({ customerId }) => customerId === null)
      .map(({ id }) => demoSessionToken(id)),
    productIds: await ids(products),
    variants: variantRows.map(({ productId, id }) => ({ productId, variantId: id })),
    orderIds: await ids(orders),
    earningRuleIds: await ids(earningRules),
    spendingRuleIds: await ids(spendingRules),
    reviewIds: await ids(reviews),
    questionIds: await ids(questions),
    galleryIds: await ids(galleries),
    subscriptionIds: await ids(subscriptions),
    wishlists: lists.flatMap((list) => {
      const owner = ownerOf(list);
      if (!owner) return [];
      const own = items.filter(({ wishlistId }) => wishlistId === list.id);
      return [
        {
          wishlistId: list.id,
          owner,
          items: own.map(({ productId, variantId }) => ({ productId, variantId })),
        },
      ];
    }),
  };
}
