import { sql } from 'drizzle-orm';
import { openServer } from '../../api/database/open-server';
import type { TestApi } from '../testing/api/test-api';
import { startPostgres } from '../testing/servers/postgres';
import { msOf, report, reportTimes } from './report';
import { BUSY_CUSTOMER, seedShops } from './seed-shops';
import { measureSharedWork } from './shared-work';

const RUNS = 20;

type Call = Parameters<TestApi['call']>;

/** Changes of many reviews of the large shop, which show what its indexes cost. */
const WRITES = {
  'insert of 5,000 reviews': `
    insert into reviews (shop_id, guest_name, product_id, body, rate, is_published, is_verified_buyer, created_at)
    select shop_id, 'Guest', product_id, body, rate, true, true, created_at from reviews
    where shop_id = (select shop_id from reviews group by 1 order by count(*) desc limit 1) and id > 100000 limit 5000`,
  '5,000 votes': `
    update reviews set votes = votes + 1 where (shop_id, id) in (select shop_id, id from reviews
    where shop_id = (select shop_id from reviews group by 1 order by count(*) desc limit 1) and id > 110000 limit 5000)`,
};

/** The requests whose time grows with the size of a shop. */
function measuredCalls(reviews: number, activities: number): Record<string, Call> {
  const list = (query: object): Call => [
    'getReviews',
    { query: { perPage: 10, ...query } as never },
  ];
  const sorted = [
    'mostRelevant',
    'mostRecent',
    'mostHelpful',
    'highestRating',
    'lowestRating',
    'withPhotos',
  ];
  const page = (number: number): Call => [
    'getActivityHistory',
    { query: { customerIdentifier: BUSY_CUSTOMER, page: number, perPage: 20 } },
  ];
  return {
    ...Object.fromEntries(
      sorted.map((name) => [`reviews, ${name}`, list({ sortingOption: name })]),
    ),
    // From the end, a page of the second half is as near as one of the first.
    ...Object.fromEntries(
      ['mostRelevant', 'mostRecent'].flatMap((name) => [
        [`reviews, ${name}, in the middle`, list({ sortingOption: name, offset: reviews / 2 })],
        [`reviews, ${name}, the last ones`, list({ sortingOption: name, offset: reviews - 100 })],
      ]),
    ),
    'reviews, published only': list({ onlyPublishedReviews: true }),
    'reviews, frequent word': list({ search: 'winter' }),
    'reviews, rare word': list({ search: '49321' }),
    'reviews, totals': list({ withStarsDistribution: true }),
    'activities, first page': page(1),
    'activities, last page': page(Math.floor(activities / 20)),
    getCustomer: ['getCustomer', { query: { customerIdentifier: BUSY_CUSTOMER } }],
    updateBalance: [
      'updateBalance',
      { body: { customerIdentifier: BUSY_CUSTOMER, balanceDelta: 1 } },
    ],
  };
}

/** Measures requests in a database with many shops, one of which is large. */
export async function run([shopCount = '10000', reviewCount = '50000']: string[]): Promise<void> {
  const [shops, reviews, activities] = [Number(shopCount), Number(reviewCount), 20_000];
  const postgres = await startPostgres({ shared_buffers: '256MB' });
  const url = await postgres.createDatabase();
  const { database, close } = await openServer({ url, statementTimeout: 600_000 });
  try {
    const api = await seedShops(database, { shops, reviews, activities });
    for (const [name, call] of Object.entries(measuredCalls(reviews, activities))) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await msOf(() => api.call(...call)));
      reportTimes(name, times, { digits: 1 });
    }
    for (const [name, statement] of Object.entries(WRITES)) {
      const ms = await msOf(() => database.execute(sql.raw(statement)));
      report({ name, value: ms, unit: 'ms' });
    }
    await measureSharedWork(database);
  } finally {
    await close();
    await postgres.remove();
  }
}
