import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { replaceOrigins, samplesOf } from '../testing/page-samples';
import { API_ORIGIN, prepareRecipes, readRecipe, recipes } from './recipes.fixture';

const PAGES = readRecipe('clients') + readRecipe('move_from_another_provider');
const NEW_CUSTOMER = '7400122';

prepareRecipes();

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-clients-'));
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#5a8' } });
  for (const name of ['front.jpg', 'back.jpg']) await photo.jpeg().toFile(join(folder, name));
  const exported = /```json title="export.json"\n(.*?)```/s.exec(PAGES)?.[1] ?? '';
  writeFileSync(join(folder, 'export.json'), exported);
  for (const { title, code } of samplesOf(PAGES)) {
    const local = replaceOrigins(code, { [API_ORIGIN]: recipes.served.origin });
    writeFileSync(join(folder, title), local);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Empties the bucket, so that the scripts don't wait for the clock of the test. */
beforeEach(() => recipes.api.clock.set(recipes.api.clock.now() + 20_000));

async function run(program: string, script: string): Promise<string[]> {
  const { clientId, clientSecret } = recipes.api.clients.full;
  const env = { ...process.env, LAUREL_CLIENT_ID: clientId, LAUREL_CLIENT_SECRET: clientSecret };
  const { stdout } = await promisify(execFile)(program, [script], { cwd: folder, env });
  return stdout.trim().split('\n');
}

it.each([
  ['python3', 'try_laurel.py', 'upload_photos.py'],
  ['php', 'try-laurel.php', 'upload-photos.php'],
])('the client for %s changes a balance once, reads a list, and sends photos', async (...files) => {
  const [program, script, upload] = files;
  expect(await run(program, script)).toEqual(['325.5', 'True', '404 getCustomerNotFound']);
  expect(await run(program, upload)).toEqual(['2']);
});

it('the move transfers each entry once', async () => {
  const before = await read();
  const rejected = 'rejected c-2 customerUnknown customerIdentifier matches no customer';
  expect(await run('python3', 'move.py')).toEqual([
    `tier ${NEW_CUSTOMER} Silver`,
    rejected,
    "{'created': 3, 'skipped': 0, 'rejected': 1}",
  ]);
  const after = await read();
  expect(after.points).toBe(before.points + 120.5);
  expect(after.lists).toContainEqual(['Winter', 2]);
  expect(await run('python3', 'move.py')).toEqual([
    rejected,
    "{'created': 0, 'skipped': 3, 'rejected': 1}",
  ]);
  expect(await read()).toEqual(after);
});

interface List {
  wishlistTitle: string;
  items: object[];
}

async function read() {
  const { api, token } = recipes;
  const request = { token, query: { customerIdentifier: NEW_CUSTOMER } };
  const customer = await api.call('getCustomer', request);
  const { body } = await api.call('getWishlists', request);
  const lists = body.wishlists.map(({ wishlistTitle, items }: List) => [
    wishlistTitle,
    items.length,
  ]);
  return { points: customer.body.pointsBalance, lists };
}
