import { sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { TEST_START } from '../testing/api/test-clock';
import { importDemoShop } from '../testing/api/test-shops';

/** Rows of a database with many shops. */
export interface SeedSize {
  shops: number;
  /** Of the shop that is measured. */
  reviews: number;
  /** Of one customer of that shop. */
  activities: number;
}

/** The customer of the measured shop with the long history. */
export const BUSY_CUSTOMER = '7400112';

const CUSTOMERS_PER_SHOP = 50;
const REVIEWS_PER_SHOP = 20;
const ACTIVITIES_PER_SHOP = 100;
/** Above the ids of the demo shop, and below those that the database assigns. */
const FIRST_ID = 100_000;

/** Words of the bodies of reviews; each review has three of them. */
const WORDS = sql.raw(
  `(array['warm','soft','winter','scarf','small','large','color','green','gift','fast','late','wool','linen','cotton','button','zipper','pocket','sleeve'])`,
);
const word = (step: number) => sql`${WORDS}[1 + (n * ${sql.raw(String(step))} + n / 97) % 18]`;
const body = sql`${word(1)} || ' ' || ${word(7)} || ' ' || ${word(11)} || ' and number ' || n`;

/** Fills an empty database: many shops of the same size, and a copy of the demo shop with many reviews. */
export async function seedShops(
  database: Database,
  { shops, reviews, activities }: SeedSize,
): Promise<TestApi> {
  await importDemoShop(database);
  const api = await createTestApi(database);
  const start = new Date(TEST_START).toISOString();
  const at = sql`${start}::timestamptz - (n % 90000) * interval '7 minutes'`;
  const numbered = (count: number) => sql`generate_series(1, ${sql.raw(String(count))}) as n`;
  await database.execute(sql`
    insert into shops (domain, has_api, settings, created_at)
    select 'shop-' || n || '.example', true, settings, created_at
    from shops cross join ${numbered(shops)} where shops.id = ${api.shop.id}`);
  const others = sql`shops cross join`;
  const isSeeded = sql`where domain like 'shop-%.example'`;
  await database.execute(sql`
    insert into customers (shop_id, id, shop_customer_id, email, points_balance, created_at)
    select shops.id, ${FIRST_ID}::bigint + n, 7000000 + n, 'c' || n || '@example.com', 100, ${at}
    from ${others} ${numbered(CUSTOMERS_PER_SHOP)} ${isSeeded}`);
  await database.execute(sql`
    insert into activities (shop_id, id, customer_id, type, points, details, created_at)
    select shops.id, ${FIRST_ID}::bigint + n, ${FIRST_ID}::bigint + n % ${CUSTOMERS_PER_SHOP}::bigint + 1, 'import', 1, '{"reward": {"type": "points", "points": 1}}', ${at}
    from ${others} ${numbered(ACTIVITIES_PER_SHOP)} ${isSeeded}`);
  const insertReviews = (from: typeof at, product: typeof at) =>
    database.execute(sql`
    insert into reviews (shop_id, id, guest_name, guest_email, product_id, body, rate, images, is_published, votes,
      is_pinned, is_verified_buyer, created_at)
    select shops.id, ${FIRST_ID}::bigint + n, 'Guest', 'g' || n || '@example.com', ${product}, ${body}, 1 + n * 7 % 5,
      case when n % 9 = 0 then array['https://cdn.example/a.jpg'] else '{}' end, n % 25 > 0, n * 13 % 40, n % 5000 = 0, n % 2 = 0, ${at}
    from ${from}`);
  await insertReviews(sql`${others} ${numbered(REVIEWS_PER_SHOP)} ${isSeeded}`, sql`n % 5`);
  await insertReviews(
    sql`shops cross join ${numbered(reviews)} where shops.id = ${api.shop.id}`,
    sql`(select id from products where shop_id = shops.id order by id offset n % 40 limit 1)`,
  );
  await database.execute(sql`
    insert into activities (shop_id, id, customer_id, type, points, details, created_at)
    select customers.shop_id, ${FIRST_ID}::bigint + n, customers.id, 'import', 1, '{"reward": {"type": "points", "points": 1}}', ${at}
    from customers cross join ${numbered(activities)}
    where customers.shop_id = ${api.shop.id} and shop_customer_id = ${BUSY_CUSTOMER}::bigint`);
  // What a server does by itself after a while.
  await database.execute(sql`vacuum analyze`);
  return api;
}
