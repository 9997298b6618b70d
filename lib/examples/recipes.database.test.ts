import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

/** What the samples of the recipes export. */
interface Samples {
  createLaurelClient(credentials: object): object;
  addOrderPoints(laurel: object, order: Order): Balance;
  deductRefundPoints(laurel: object, order: Order, refund: string, amount: number): Balance;
  rewardOrder(laurel: object, rewarded: object, order: Order): Promise<void>;
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

  it('are deducted after a refund, down to a balance of 0', async () => {
    const before = await balance();
    expect(await samples.deductRefundPoints(laurel, order('1'), 'r1', 10)).toBe(before - 20);
    expect(await samples.deductRefundPoints(laurel, order('1'), 'r2', 400_000)).toBe(0);
    expect(await samples.deductRefundPoints(laurel, order('1'), 'r3', 10)).toBe(0);
  });

  it('are not deducted if the id of a refund is sent again with another amount', async () => {
    const before = Number(await samples.addOrderPoints(laurel, order('5')));
    await samples.deductRefundPoints(laurel, order('5'), 'r4', 10);
    const again = samples.deductRefundPoints(laurel, order('5'), 'r4', 20);
    await expect(again).rejects.toMatchObject({ status: 422 });
    expect(await balance()).toBe(before - 20);
  });

  it('are not recorded as added if no customer matches', async () => {
    const known = new Set<string>();
    const rewarded = {
      has: async (id: string) => known.has(id),
      add: async (id: string) => known.add(id),
    };
    await samples.rewardOrder(laurel, rewarded, order('6', 'nobody@mail.example'));
    expect([...known]).toEqual([]);
    await samples.rewardOrder(laurel, rewarded, order('6'));
    expect([...known]).toEqual(['6']);
  });

  it('are requested once if the order is on record', async () => {
    const known = new Set<string>();
    const rewarded = {
      has: async (id: string) => known.has(id),
      add: async (id: string) => known.add(id),
    };
    for (let run = 0; run < 3; run += 1) await samples.rewardOrder(laurel, rewarded, order('4'));
    expect(served.statuses).toEqual([200]);
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
