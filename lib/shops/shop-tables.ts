import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as access from '../database/tables/access';
import * as catalog from '../database/tables/catalog';
import * as customers from '../database/tables/customers';
import * as gallery from '../database/tables/gallery';
import * as reviews from '../database/tables/reviews';
import * as rewards from '../database/tables/rewards';
import * as webhooks from '../database/tables/webhooks';
import * as wishlists from '../database/tables/wishlists';

/** The column that names the shop of a row. */
export const SHOP_COLUMN = 'shop_id';

/** All tables whose rows belong to a shop. */
export const SHOP_TABLES: readonly PgTable[] = [
  access,
  catalog,
  customers,
  gallery,
  reviews,
  rewards,
  webhooks,
  wishlists,
].flatMap((module) =>
  Object.values(module).filter(
    (value): value is PgTable =>
      is(value, PgTable) && getTableConfig(value).columns.some(({ name }) => name === SHOP_COLUMN),
  ),
);

/** Tables of what happened in a shop; a copy starts without them. Clients are copied apart. */
const NOT_COPIED: ReadonlySet<unknown> = new Set([
  access.clientShops,
  access.idempotencyKeys,
  access.tokens,
  webhooks.deliveries,
  webhooks.deliveryAttempts,
  webhooks.events,
]);

/** The tables with the data of a shop. */
export const COPIED_TABLES: readonly PgTable[] = SHOP_TABLES.filter(
  (table) => !NOT_COPIED.has(table),
);
