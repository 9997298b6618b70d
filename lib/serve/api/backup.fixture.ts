import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type RunningApi, sendTo } from '../../tools/testing/servers/api-process';

const AUTHORIZATION = { authorization: 'Bearer at_example' };
const CUSTOMER = '7400112';

async function read(api: RunningApi, path: string) {
  const response = await sendTo(api, path, { headers: AUTHORIZATION });
  expect(response.status).toBe(200);
  return response.json();
}

/** Changes that the API acknowledges: points, and a review with an image. */
export async function change(api: RunningApi): Promise<void> {
  const points = await sendTo(api, '/v2/customers/updateBalance', {
    method: 'POST',
    headers: { ...AUTHORIZATION, 'content-type': 'application/json' },
    body: JSON.stringify({ customerIdentifier: CUSTOMER, balanceDelta: 7 }),
  });
  const form = new FormData();
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  const review = { productId: '880010', rate: '5', body: 'Restored.' };
  const guest = { guestName: 'Ilse', guestEmail: 'ilse@mail.example' };
  for (const [name, value] of Object.entries({ ...review, ...guest })) form.append(name, value);
  form.append('images', new Blob([new Uint8Array(await image.png().toBuffer())]), 'a.png');
  const created = await sendTo(api, '/v2/reviews/createReview', {
    method: 'POST',
    headers: AUTHORIZATION,
    body: form,
  });
  expect([points.status, created.status]).toEqual([200, 200]);
}

/** What a client sees of the changes. */
export async function readChanges(api: RunningApi) {
  const customer = await read(api, `/v2/customers/getCustomer?customerIdentifier=${CUSTOMER}`);
  const { items } = await read(api, '/v2/reviews/getReviews?search=Restored');
  const [address = ''] = items[0].images;
  const image = await sendTo(api, new URL(address).pathname);
  expect(image.headers.get('content-type')).toMatch(/^image\//);
  const { byteLength } = await image.arrayBuffer();
  return { balance: customer.pointsBalance, reviews: items.length, byteLength };
}

/**
 * Dumps a database with the `pg_dump` of this machine, and restores it as another one.
 *
 * @returns whether it was restored: a `pg_dump` that is older than the server writes an empty file
 */
export function dumpAndRestore(from: string, to: string, file: string): boolean {
  const dump = spawnSync('pg_dump', ['-Fc', '-f', file, from], { encoding: 'utf8' });
  if (dump.error) return false;
  if (dump.status !== 0) {
    expect(dump.stderr).toContain('server version mismatch');
    expect(statSync(file).size).toBe(0);
    return false;
  }
  const restore = spawnSync('pg_restore', ['-d', to, file], { encoding: 'utf8' });
  expect([restore.status, restore.stderr]).toEqual([0, '']);
  return true;
}
