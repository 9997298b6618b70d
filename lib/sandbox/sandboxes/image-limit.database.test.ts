import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imageBytes, imageFile } from '../../api/uploads/images.fixture';
import { noisePng } from '../../api/uploads/noise.fixture';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { removeIdleSandboxes } from './remove-sandboxes';

const DAY_MS = 24 * 60 * 60 * 1_000;

type Host = Awaited<ReturnType<typeof startSandboxes>>;

/** An image with this number of bytes. */
function jpeg(size = 1_000) {
  const bytes = new Uint8Array(size);
  bytes.set(imageBytes['image/jpeg']);
  return imageFile(bytes, 'image/jpeg');
}

/** Creates a review with images. */
async function send(host: Host, sandbox: TestSandbox, images: readonly File[]) {
  const form = new FormData();
  const fields = { productId: 880010, rate: 5, body: 'Warm.', guestName: 'Ilse' };
  for (const [name, value] of Object.entries({ ...fields, guestEmail: 'ilse@mail.example' })) {
    form.append(name, String(value));
  }
  for (const image of images) form.append('images', image);
  const response = await host.send('POST', '/v2/reviews/createReview', {
    headers: { Authorization: `Bearer ${sandbox.credentials.shop.accessToken}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

const files = ({ uploadFolder }: Host) =>
  existsSync(uploadFolder) ? readdirSync(uploadFolder) : [];

const statusOf = async (host: Host, url: string) =>
  (await host.send('GET', new URL(url).pathname)).status;

describe('the images of a sandbox', () => {
  it('are limited, and those of one request count too', async () => {
    const host = await startSandboxes({ images: 3 });
    const sandbox = await host.create();
    const review = async (of: TestSandbox, images: readonly File[]) => {
      const { status, body } = await send(host, of, images);
      return [status, body.message];
    };
    expect(await review(sandbox, [jpeg(), jpeg()])).toEqual([200, undefined]);
    const full = [503, ['the sandbox has too many images, reset it to continue']];
    expect(await review(sandbox, [jpeg(), jpeg()])).toEqual(full);
    expect(await review(sandbox, [jpeg()])).toEqual([200, undefined]);
    expect(await review(sandbox, [jpeg()])).toEqual(full);
    expect(files(host)).toHaveLength(3);
    // Reviews without images are accepted, and so are those of other sandboxes.
    expect(await review(sandbox, [])).toEqual([200, undefined]);
    expect(await review(await host.create(), [jpeg()])).toEqual([200, undefined]);
    expect((await sandbox.post('/reset')).status).toBe(200);
    expect(await review(sandbox, [jpeg()])).toEqual([200, undefined]);
  });

  it('count with their bytes', async () => {
    const host = await startSandboxes({ bytes: 8 * 1024 * 1024 });
    const sandbox = await host.create();
    const large = imageFile(await noisePng(1_300), 'image/png');
    expect((await send(host, sandbox, [large])).status).toBe(200);
    const { status, body } = await send(host, sandbox, [large]);
    expect([status, body.message]).toEqual([
      503,
      ['the sandbox stores too much, reset it to continue'],
    ]);
    expect(files(host)).toHaveLength(1);
  });

  it('are removed by a reset, so that resets fill no disk', async () => {
    const host = await startSandboxes();
    const [attacker, victim] = [await host.create(), await host.create()];
    const kept = (await send(host, victim, [jpeg()])).body.review.images[0];
    for (let count = 0; count < 5; count++) {
      const { body } = await send(host, attacker, [jpeg(), jpeg()]);
      expect(await statusOf(host, body.review.images[0])).toBe(200);
      await attacker.post('/reset');
      expect(await statusOf(host, body.review.images[0])).toBe(404);
    }
    expect(files(host)).toHaveLength(1);
    expect(await statusOf(host, kept)).toBe(200);
  });

  it('are removed with their review, and with the sandbox', async () => {
    const host = await startSandboxes();
    const sandbox = await host.create();
    const { body } = await send(host, sandbox, [jpeg()]);
    const { images } = (await send(host, sandbox, [jpeg()])).body.review;
    const { id } = body.review;
    await sandbox.post('/world', { action: 'moderate', entity: 'review', id, change: 'delete' });
    expect(await statusOf(host, body.review.images[0])).toBe(404);
    expect(files(host)).toHaveLength(1);
    expect(await statusOf(host, images[0])).toBe(200);
    host.clock.advance(DAY_MS);
    await removeIdleSandboxes(host.services);
    expect(await statusOf(host, images[0])).toBe(404);
    expect(files(host)).toEqual([]);
  });
});
