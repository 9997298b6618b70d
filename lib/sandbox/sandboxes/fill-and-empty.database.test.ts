import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '../../api/database/database';
import { openEmbedded } from '../../api/database/open-embedded';
import { imageFile } from '../../api/uploads/images.fixture';
import { noisePng } from '../../api/uploads/noise.fixture';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { LONG_TEST_MS } from '../../tools/testing/runner/test-all';
import { removeIdleSandboxes } from './remove-sandboxes';

const DAY_MS = 24 * 60 * 60 * 1_000;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The first rounds differ by more than what a round may leave behind. */
const ROUNDS = 10;
const SANDBOXES = 5;
const MESSAGES = 40;
const REVIEWS = 4;

let directory: string;
let opened: OpenDatabase;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-fill-'));
  opened = await openEmbedded({ directory, template: inject('databaseTemplate') });
});
afterAll(async () => {
  await opened.close();
  rmSync(directory, { recursive: true, force: true });
});

/** The bytes of all files below folders. */
function bytesBelow(...folders: string[]): number {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

it(
  'keeps the size of the data folder when sandboxes are filled and emptied',
  async () => {
    const host = await startSandboxes({}, opened.database);
    const image = await noisePng(260);

    const fill = async (sandbox: TestSandbox) => {
      const { key, shop } = sandbox.credentials;
      for (let count = 0; count < MESSAGES; count++) {
        await host.call('POST', '/sandbox/inbox/mine', {
          token: key,
          // It can't be compressed.
          body: randomBytes(15 * KILOBYTE).toString('hex'),
        });
      }
      for (let count = 0; count < REVIEWS; count++) {
        const form = new FormData();
        const author = { guestName: 'Ilse', guestEmail: 'ilse@mail.example' };
        const fields = { productId: 880010, rate: 5, body: randomBytes(5_000).toString('hex') };
        for (const [name, value] of Object.entries({ ...fields, ...author })) {
          form.append(name, String(value));
        }
        form.append('images', imageFile(image, 'image/png'));
        const headers = { Authorization: `Bearer ${shop.accessToken}` };
        const init = { headers, body: form };
        expect((await host.send('POST', '/v2/reviews/createReview', init)).status).toBe(200);
      }
    };

    const sizes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (let count = 0; count < SANDBOXES; count++) {
        const sandbox = await host.create();
        await fill(sandbox);
        await sandbox.post('/reset');
        await fill(sandbox);
      }
      host.clock.advance(DAY_MS);
      await removeIdleSandboxes(host.services);
      await opened.tidy?.();
      sizes.push(bytesBelow(directory, host.uploadFolder) / MEGABYTE);
    }
    console.log(`Megabytes after each round: ${sizes.map(Math.round).join(', ')}`);
    expect(sizes.at(-1)).toBeLessThanOrEqual(1.5 * (sizes[1] ?? 0));
  },
  LONG_TEST_MS,
);
