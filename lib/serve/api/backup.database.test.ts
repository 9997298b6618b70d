import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { COMMAND_TIMEOUT_MS, setUpApiCommand } from '../../tools/testing/api/api-command';
import { type RunningApi, sendTo, untilEnded } from '../../tools/testing/servers/api-process';

const { folder, startReady } = setUpApiCommand();

const AUTHORIZATION = { authorization: 'Bearer at_example' };
const CUSTOMER = '7400112';

async function read(api: RunningApi, path: string) {
  const response = await sendTo(api, path, { headers: AUTHORIZATION });
  expect(response.status).toBe(200);
  return response.json();
}

/** Changes that the API acknowledges: points, and a review with an image. */
async function change(api: RunningApi): Promise<void> {
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
async function readChanges(api: RunningApi) {
  const customer = await read(api, `/v2/customers/getCustomer?customerIdentifier=${CUSTOMER}`);
  const { items } = await read(api, '/v2/reviews/getReviews?search=Restored');
  const [address = ''] = items[0].images;
  const image = await sendTo(api, new URL(address).pathname);
  expect(image.headers.get('content-type')).toMatch(/^image\//);
  const { byteLength } = await image.arrayBuffer();
  return { balance: customer.pointsBalance, review: items[0].id, byteLength };
}

it(
  'continues from a copy of its data directory, with every acknowledged change',
  async () => {
    const [lost, copy] = [join(folder, 'lost'), join(folder, 'copy')];
    const first = await startReady({ API_DATA_DIR: lost });
    await change(first);
    const before = await readChanges(first);
    first.process.kill('SIGTERM');
    await untilEnded(first);
    cpSync(lost, copy, { recursive: true });
    rmSync(lost, { recursive: true });

    const restored = await startReady({ API_DATA_DIR: copy });
    expect(await readChanges(restored)).toEqual(before);
  },
  COMMAND_TIMEOUT_MS,
);
