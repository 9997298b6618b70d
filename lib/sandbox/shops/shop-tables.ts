import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as access from '../../api/database/tables/access';
import * as catalog from '../../api/database/tables/catalog';
import * as customers from '../../api/database/tables/customers';
import * as gallery from '../../api/database/tables/gallery';
import * as reviews from '../../api/database/tables/reviews';
import * as rewards from '../../api/database/tables/rewards';
import * as webhooks from '../../api/database/tables/webhooks';
import * as wishlists from '../../api/database/tables/wishlists';

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
  customers.referralClaims,
  customers.verificationCodes,
  webhooks.deliveries,
  webhooks.deliveryAttempts,
  webhooks.events,
]);

/** The tables with the data of a shop. */
export const COPIED_TABLES: readonly PgTable[] = SHOP_TABLES.filter(
  (table) => !NOT_COPIED.has(table),
);
