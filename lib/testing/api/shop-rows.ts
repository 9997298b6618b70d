import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { orders, products, variants } from '../../database/tables/catalog';
import { customers } from '../../database/tables/customers';
import { galleries } from '../../database/tables/gallery';
import { questions, reviews } from '../../database/tables/reviews';
import { earningRules, spendingRules } from '../../database/tables/rewards';
import { subscriptions } from '../../database/tables/webhooks';
import { sessions, wishlistItems, wishlists } from '../../database/tables/wishlists';
import { demoSessionToken } from './demo-sessions';

/** A wishlist with its owner, as requests identify both. */
export interface OwnedWishlist {
  wishlistId: number;
  owner: { customerIdentifier: string } | { sessionToken: string };
  items: { productId: number; variantId: number }[];
}

/** What requests can refer to in a shop. */
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

/** Reads what requests can refer to in a fresh copy of the demo shop. Copies of the same shop have the same rows. */
export async function readShopRows(database: Database, shopId: number): Promise<ShopRows> {
  const ids = async (
    table:
      | typeof products
      | typeof orders
      | typeof earningRules
      | typeof spendingRules
      | typeof reviews
      | typeof questions
      | typeof galleries
      | typeof subscriptions,
  ) => {
    const rows = await database
      .select({ id: table.id })
      .from(table)
      .where(eq(table.shopId, shopId))
      .orderBy(asc(table.id));
    return rows.map(({ id }) => id);
  };
  const people = await database
    .select()
    .from(customers)
    .where(eq(customers.shopId, shopId))
    .orderBy(asc(customers.id));
  const guests = await database
    .select()
    .from(sessions)
    .where(eq(sessions.shopId, shopId))
    .orderBy(asc(sessions.id));
  const lists = await database
    .select()
    .from(wishlists)
    .where(eq(wishlists.shopId, shopId))
    .orderBy(asc(wishlists.id));
  const items = await database
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.shopId, shopId))
    .orderBy(asc(wishlistItems.id));
  const variantRows = await database
    .select({ productId: variants.productId, variantId: variants.id })
    .from(variants)
    .where(eq(variants.shopId, shopId))
    .orderBy(asc(variants.id));

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
    variants: variantRows,
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
