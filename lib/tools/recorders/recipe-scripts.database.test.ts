import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { replaceOrigins, samplesOf } from '../testing/page-samples';
import { API_ORIGIN, CLIENT, prepareRecipes, readRecipe, recipes } from './recipes.fixture';

const UNREVIEWED = 880021;

prepareRecipes();

/** Runs a script of the recipes with all files of its page, as a reader does. */
async function runScript(page: string, script: string, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-recipe-'));
  for (const { title, code } of samplesOf(CLIENT + readRecipe(page))) {
    writeFileSync(
      join(folder, title),
      replaceOrigins(code, { [API_ORIGIN]: recipes.served.origin }),
    );
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { clientId, clientSecret } = recipes.api.clients.full;
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
  const expected = String((await recipes.balance()) + 85);
  expect(await runScript('off_platform_orders', 'example.ts')).toEqual([expected, expected]);
});

it('the import creates the reviews of its file, reports the rejected ones, and continues', async () => {
  const reviews =
    /```json title="reviews.json"\n(.*?)```/s.exec(readRecipe('import_reviews'))?.[1] ?? '';
  const files = { 'reviews.json': reviews };
  const [first, second] = (await runScript('import_reviews', 'run-import.ts', files)).map((text) =>
    JSON.parse(text),
  );
  const rejected = [{ id: 'old-2', messages: [expect.stringContaining('rate')] }];
  expect(first).toEqual({ created: 1, skipped: 0, rejected });
  expect(second).toEqual({ created: 0, skipped: 1, rejected });
  const { body } = await recipes.api.call('getReviews', {
    token: recipes.token,
    query: { productId: UNREVIEWED },
  });
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
    const { body } = await recipes.api.call('getReviews', { token: recipes.token, query });
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
    const { body } = await recipes.api.call('getReviews', {
      token: recipes.token,
      query: { onlyPublishedReviews: true, perPage: 1 },
    });
    const saved = body.totalCount;
    expect(saved).toBeGreaterThan(50);
    expect(await recipes.samples.syncReviews(recipes.laurel, table)).toEqual({ saved, removed: 1 });
    expect(rows.size).toBe(saved);
    expect(rows.has(1_000_000)).toBe(false);
  });
});

it('the client of the recipes waits if the API returns 429, and sends the request again', async () => {
  const { request } = recipes.laurel as { request(path: string): Promise<object> };
  const headers = { Authorization: `Bearer ${recipes.token}` };
  const url = `${recipes.served.origin}/v2/webhooks/getSubscriptions`;
  let response = await fetch(url, { headers });
  while (response.status === 200) response = await fetch(url, { headers });
  recipes.served.statuses.splice(0);
  const waiting = request('webhooks/getSubscriptions');
  await expect.poll(() => recipes.served.statuses).toContain(429);
  recipes.api.clock.set(recipes.api.clock.now() + 30_000);
  await expect(waiting).resolves.toHaveProperty('subscriptions');
});
