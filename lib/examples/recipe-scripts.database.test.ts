import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../database/tables/access';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { loadTypeScriptSamples } from '../testing/load-typescript-samples';
import { replaceOrigins, samplesOf } from '../testing/page-samples';
import { type ServedApi, serveTestApi } from './serve-test-api';

const read = (page: string) => readFileSync(`content/docs/Api/recipes/${page}.md`, 'utf8');
const CLIENT = read('index');
const API = 'https://api.laurel.example';
const CUSTOMER = '7400112';
const UNREVIEWED = 880021;

type Balance = Promise<number | null>;

interface Order {
  id: string;
  total: number;
  customer: string;
}

interface Refund {
  id: string;
  amount: number;
}

/** What the samples of the recipes export. */
interface Samples {
  createLaurelClient(credentials: object): object;
  addOrderPoints(laurel: object, order: Order): Balance;
  rewardOrder(laurel: object, changes: object, order: Order): Promise<void>;
  refundOrder(laurel: object, changes: object, orderId: string, refund: Refund): Promise<boolean>;
  syncReviews(laurel: object, table: object): Promise<{ saved: number; removed: number }>;
}

let api: TestApi;
let served: ServedApi;
let samples: Samples;
let laurel: object;
let token: string;

beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  // The samples compare times with the real time.
  api.clock.set(Date.now());
  token = await api.issueToken('full');
  served = await serveTestApi(api);
  const pages = ['off_platform_orders', 'nightly_sync'].map(read);
  samples = await loadTypeScriptSamples<Samples>(
    [CLIENT, ...pages].join('\n'),
    [
      'laurel-client.ts',
      'order-points.ts',
      'reward-order.ts',
      'read-reviews.ts',
      'sync-reviews.ts',
    ],
    { [API]: served.origin },
  );
  const { clientId, clientSecret } = api.clients.full;
  const scope = 'read_customer write_customer read_review write_review';
  laurel = samples.createLaurelClient({ clientId, clientSecret, scope });
});

beforeEach(() => {
  served.statuses.splice(0);
});

afterAll(() => served?.close());

const order = (id: string, customer = CUSTOMER): Order => ({ id, total: 42.5, customer });

async function balance(): Promise<number> {
  const { body } = await api.call('getCustomer', {
    token,
    query: { customerIdentifier: CUSTOMER },
  });
  return body.pointsBalance;
}

/** A row of the table in which the sample stores orders and refunds. */
interface Row {
  id: string;
  orderId: string;
  isDone: boolean;
}

/** The table of the sample. */
function createChanges() {
  const rows = new Map<string, Row>();
  const changes = {
    ofOrder: async (orderId: string) => [...rows.values()].filter((row) => row.orderId === orderId),
    save: async (row: Row) => rows.set(row.id, row),
  };
  return { changes, rows };
}

describe('points for off-platform orders', () => {
  it('are added once for each order', async () => {
    const before = await balance();
    expect(await samples.addOrderPoints(laurel, order('1'))).toBe(before + 85);
    expect(await samples.addOrderPoints(laurel, order('1'))).toBe(before + 85);
    expect(await balance()).toBe(before + 85);
    expect(await samples.addOrderPoints(laurel, order('2'))).toBe(before + 170);
  });

  it('are not added if no customer matches', async () => {
    expect(await samples.addOrderPoints(laurel, order('3', 'nobody@mail.example'))).toBeNull();
  });

  it('are added for ids with spaces and characters outside ASCII', async () => {
    const before = await balance();
    expect(await samples.addOrderPoints(laurel, order('Kasse 3 – 17'))).toBe(before + 85);
  });

  it('are not stored as added if no customer matches', async () => {
    const { changes, rows } = createChanges();
    await samples.rewardOrder(laurel, changes, order('6', 'nobody@mail.example'));
    expect([...rows]).toEqual([]);
    await samples.rewardOrder(laurel, changes, order('6'));
    expect([...rows.keys()]).toEqual(['order-6']);
  });

  it('are requested once if the order is stored', async () => {
    const { changes } = createChanges();
    for (let run = 0; run < 3; run += 1) await samples.rewardOrder(laurel, changes, order('4'));
    expect(served.statuses).toEqual([200]);
  });
});

describe('points of a refund', () => {
  /** Adds points, or spends them. */
  const changeBy = async (balanceDelta: number) => {
    const body = { customerIdentifier: CUSTOMER, balanceDelta };
    await api.call('updateBalance', { token, body });
  };

  /** Rewards an order, and returns a function that refunds it. */
  async function rewarded(id: string) {
    const { changes, rows } = createChanges();
    await samples.rewardOrder(laurel, changes, order(id));
    const refund = (refundId: string, amount: number) =>
      samples.refundOrder(laurel, changes, id, { id: refundId, amount });
    return { refund, changes, rows };
  }

  it('are deducted once, even if the same id is reported with another amount', async () => {
    const { refund } = await rewarded('r-1');
    const before = await balance();
    expect(await refund('1', 10)).toBe(true);
    expect(await refund('1', 40)).toBe(true);
    expect(await balance()).toBe(before - 20);
  });

  it('are at most the points that the order was given', async () => {
    const { refund } = await rewarded('r-2');
    const before = await balance();
    await refund('2', 10.05);
    await refund('3', 400);
    await refund('4', 10);
    expect(await balance()).toBe(before - 85);
  });

  it('are at most the balance, also if the refund is reported again after the customer earned points', async () => {
    const { refund } = await rewarded('r-3');
    await changeBy(30 - (await balance()));
    await refund('5', 20);
    expect(await balance()).toBe(0);
    await changeBy(500);
    await refund('5', 20);
    expect(await balance()).toBe(500);
  });

  it('are the same in each attempt if the response was lost', async () => {
    const { refund, rows } = await rewarded('r-4');
    await changeBy(30 - (await balance()));
    await refund('6', 20);
    await changeBy(500);
    const change = rows.get('refund-6');
    rows.set('refund-6', { ...change, isDone: false } as Row);
    await refund('6', 20);
    expect(await balance()).toBe(500);
    expect(rows.get('refund-6')).toEqual({ ...change, isDone: true });
  });

  it('are not deducted again after the API has forgotten the key', async () => {
    const { refund, changes } = await rewarded('r-5');
    await refund('7', 10);
    const before = await balance();
    await api.database.delete(idempotencyKeys);
    await refund('7', 10);
    await samples.rewardOrder(laurel, changes, order('r-5'));
    expect(await balance()).toBe(before);
  });

  it('are not deducted if the order was not rewarded', async () => {
    const { changes, rows } = createChanges();
    const before = await balance();
    const refund = { id: '8', amount: 10 };
    expect(await samples.refundOrder(laurel, changes, 'r-6', refund)).toBe(false);
    expect(await balance()).toBe(before);
    expect(rows.size).toBe(0);
  });

  it('are not requested if nothing is left', async () => {
    const { refund, rows } = await rewarded('r-7');
    await changeBy(-(await balance()));
    served.statuses.splice(0);
    expect(await refund('9', 10)).toBe(true);
    expect(served.statuses).toEqual([200]);
    expect(rows.get('refund-9')?.isDone).toBe(true);
  });
});

/** Runs a script of the recipes with all files of its page, as a reader does. */
async function runScript(page: string, script: string, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-recipe-'));
  for (const { title, code } of samplesOf(CLIENT + read(page))) {
    writeFileSync(join(folder, title), replaceOrigins(code, { [API]: served.origin }));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { clientId, clientSecret } = api.clients.full;
  const env = { ...process.env, LAUREL_CLIENT_ID: clientId, LAUREL_CLIENT_SECRET: clientSecret };
  const run = async () => {
    const tsx = import.meta.resolve('tsx');
    const command = [process.execPath, ['--import', tsx, script], { cwd: folder, env }] as const;
    return (await promisify(execFile)(...command)).stdout.trim();
  };
  const outputs = [await run(), await run()];
  rmSync(folder, { recursive: true });
  return outputs;
}

it('the example of an order changes the balance once', async () => {
  const expected = String((await balance()) + 85);
  expect(await runScript('off_platform_orders', 'example.ts')).toEqual([expected, expected]);
});

it('the import creates the reviews of its file, reports the rejected ones, and continues', async () => {
  const reviews = /```json title="reviews.json"\n(.*?)```/s.exec(read('import_reviews'))?.[1] ?? '';
  const files = { 'reviews.json': reviews };
  const [first, second] = (await runScript('import_reviews', 'run-import.ts', files)).map((text) =>
    JSON.parse(text),
  );
  const rejected = [{ id: 'old-2', messages: [expect.stringContaining('rate')] }];
  expect(first).toEqual({ created: 1, skipped: 0, rejected });
  expect(second).toEqual({ created: 0, skipped: 1, rejected });
  const { body } = await api.call('getReviews', { token, query: { productId: UNREVIEWED } });
  expect(body.items.map(({ rate }: { rate: number }) => rate)).toEqual([5]);
});

it('the import accepts ids with spaces and characters outside ASCII', async () => {
  const review = { productId: UNREVIEWED, rate: 4, body: 'Warm.', name: 'Ida' };
  const reviews = [{ ...review, id: 'Nr. 7 – alt', email: 'ida@mail.example' }];
  const files = { 'reviews.json': JSON.stringify(reviews) };
  const [first = ''] = await runScript('import_reviews', 'run-import.ts', files);
  expect(JSON.parse(first)).toEqual({ created: 1, skipped: 0, rejected: [] });
});

describe('the nightly sync', () => {
  it('runs as a script that keeps its copy', async () => {
    const query = { onlyPublishedReviews: true, perPage: 1 };
    const { body } = await api.call('getReviews', { token, query });
    const expected = JSON.stringify({ saved: body.totalCount, removed: 0 });
    expect(await runScript('nightly_sync', 'nightly.ts')).toEqual([expected, expected]);
  });

  it('copies all published reviews, and removes what is gone', async () => {
    const rows = new Map<number, object>([[1_000_000, {}]]);
    const table = {
      ids: async () => [...rows.keys()],
      save: async (review: { id: number }) => rows.set(review.id, review),
      remove: async (id: number) => rows.delete(id),
    };
    const { body } = await api.call('getReviews', {
      token,
      query: { onlyPublishedReviews: true, perPage: 1 },
    });
    const saved = body.totalCount;
    expect(saved).toBeGreaterThan(50);
    expect(await samples.syncReviews(laurel, table)).toEqual({ saved, removed: 1 });
    expect(rows.size).toBe(saved);
    expect(rows.has(1_000_000)).toBe(false);
  });
});

it('the client of the recipes waits if the API returns 429, and sends the request again', async () => {
  const { request } = laurel as { request(path: string): Promise<object> };
  const headers = { Authorization: `Bearer ${token}` };
  const url = `${served.origin}/v2/webhooks/getSubscriptions`;
  let response = await fetch(url, { headers });
  while (response.status === 200) response = await fetch(url, { headers });
  served.statuses.splice(0);
  const waiting = request('webhooks/getSubscriptions');
  await expect.poll(() => served.statuses).toContain(429);
  api.clock.set(api.clock.now() + 30_000);
  await expect(waiting).resolves.toHaveProperty('subscriptions');
});
