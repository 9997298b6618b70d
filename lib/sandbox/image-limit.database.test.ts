import { describe, expect, it } from 'vitest';
import { imageBytes, imageFile } from '../api/uploads/images.fixture';
import { startSandboxes, type TestSandbox } from '../testing/api/test-sandboxes';

const jpeg = () => imageFile(imageBytes['image/jpeg'], 'image/jpeg');

describe('the images of a sandbox', () => {
  it('are limited, and those of one request count too', async () => {
    const host = await startSandboxes({ images: 3 });
    const review = async (sandbox: TestSandbox, images: readonly (File | string)[]) => {
      const form = new FormData();
      const { products } = (await sandbox.get('/directory')).body;
      const [product] = Object.values(products) as { id: number }[];
      const fields = { productId: product?.id, rate: 5, body: 'Warm.', guestName: 'Ilse' };
      for (const [name, value] of Object.entries({ ...fields, guestEmail: 'ilse@mail.example' })) {
        form.append(name, String(value));
      }
      for (const image of images) form.append('images', image);
      const { accessToken } = sandbox.credentials.shop;
      const response = await host.send('POST', '/v2/reviews/createReview', {
        headers: { Authorization: `Bearer ${accessToken}` },
        body: form,
      });
      const { message } = await response.json();
      return [response.status, message];
    };
    const sandbox = await host.create();
    expect(await review(sandbox, [jpeg(), jpeg()])).toEqual([200, undefined]);
    const full = [503, ['the sandbox has too many images, reset it to continue']];
    expect(await review(sandbox, [jpeg(), jpeg()])).toEqual(full);
    expect(await review(sandbox, [jpeg()])).toEqual([200, undefined]);
    expect(await review(sandbox, [jpeg()])).toEqual(full);
    // Reviews without images are accepted, and so are those of other sandboxes.
    expect(await review(sandbox, [])).toEqual([200, undefined]);
    expect(await review(await host.create(), [jpeg()])).toEqual([200, undefined]);
    expect((await sandbox.post('/reset')).status).toBe(200);
    expect(await review(sandbox, [jpeg()])).toEqual([200, undefined]);
  });
});
