import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openServer } from '../../api/database/open-server';
import type { TestApi } from '../testing/api/test-api';
import { startPostgres } from '../testing/servers/postgres';
import { msOf, printTitle, report, reportTimes } from './report';
import { BUSY_CUSTOMER, seedShops } from './seed-shops';
import { measureSharedWork } from './shared-work';

const RUNS = 20;

type Call = Parameters<TestApi['call']>;

interface Statement {
  text: string;
  values: unknown[];
  ms: number;
}

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
    ...Object.fromEntries(
      ['mostRelevant', 'mostRecent'].map((name) => [
        `reviews, ${name}, the last ones`,
        list({ sortingOption: name, offset: reviews - 100 }),
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

/** Keeps every statement that this process sends, with its time. */
function recordStatements(): Statement[] {
  const statements: Statement[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = async function timed(this: Client, ...args: unknown[]) {
    const start = performance.now();
    // biome-ignore lint/suspicious/noExplicitAny: the driver has several forms of parameters
    const result = await (query as any).apply(this, args);
    const { text } = args[0] as { text?: string };
    if (text)
      statements.push({ text, values: args[1] as unknown[], ms: performance.now() - start });
    return result;
  } as typeof query;
  return statements;
}

/** Prints how PostgreSQL runs the slowest statements, each text once. */
async function explainSlowest(url: string, statements: Statement[], count: number): Promise<void> {
  const slowest = new Map<string, Statement>();
  for (const statement of statements.toSorted((a, b) => b.ms - a.ms)) {
    if (/^(select|with)/.test(statement.text) && !slowest.has(statement.text))
      slowest.set(statement.text, statement);
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const { text, values, ms } of [...slowest.values()].slice(0, count)) {
    const { rows } = await client.query(`explain (analyze, buffers) ${text}`, values);
    printTitle(
      `${ms.toFixed(1)} ms  ${text.slice(0, 60)} … ${text.slice(text.indexOf(' from ')).slice(0, 400)}`,
    );
    console.log(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.end();
}

/** Measures requests in a database with many shops, one of which is large: `npm run bench -- shops --explain`. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shops: { type: 'string', default: '10000' },
      reviews: { type: 'string', default: '50000' },
      explain: { type: 'boolean' },
    },
  });
  const [shops, reviews, activities] = [Number(values.shops), Number(values.reviews), 20_000];
  const postgres = await startPostgres({ shared_buffers: '256MB' });
  const url = await postgres.createDatabase();
  const statements = recordStatements();
  const { database, close } = await openServer({ url, statementTimeout: 600_000 });
  try {
    let api: TestApi | undefined;
    const seconds =
      (await msOf(async () => {
        api = await seedShops(database, { shops, reviews, activities });
      })) / 1_000;
    report({ name: `${shops} shops, one with ${reviews} reviews`, value: seconds, unit: 's' });
    statements.length = 0;
    for (const [name, call] of Object.entries(measuredCalls(reviews, activities))) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await msOf(async () => api?.call(...call)));
      reportTimes(name, times, { digits: 1 });
    }
    for (const [name, statement] of Object.entries(WRITES)) {
      const ms = await msOf(() => database.execute(sql.raw(statement)));
      report({ name, value: ms, unit: 'ms' });
    }
    await measureSharedWork(database, () => statements.length);
    if (values.explain) await explainSlowest(url, statements, 10);
  } finally {
    await close();
    await postgres.remove();
  }
}
