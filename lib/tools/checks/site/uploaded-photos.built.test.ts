import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newSandbox } from '../../testing/new-sandbox';
import { describeServers } from '../../testing/servers/three-servers';

/** Uploaded photos have addresses of the server that stores them, and no metadata. */

/** 4 × 2 pixels, to be turned by 90 degrees. */
const photo = () =>
  sharp({ create: { width: 4, height: 2, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mara Voss' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describeServers(['site', 'api'], 'shared', (server) => {
  it('serves a photo at its own address, turned and without metadata', async () => {
    const { origin } = server();
    const { shop } = await newSandbox(origin);
    const form = new FormData();
    const fields = { productId: '880010', rate: '5', body: 'Warm.', guestName: 'Ilse' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('guestEmail', 'ilse@mail.example');
    form.append('images[]', new File([Uint8Array.from(await photo())], 'scarf.jpg'));
    const response = await fetch(`${origin}/v2/reviews/createReview`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${shop.accessToken}` },
      body: form,
    });
    const [address] = (await response.json()).review.images;
    const { pathname, port } = new URL(address);
    expect([port, pathname]).toEqual([
      new URL(origin).port,
      expect.stringMatching(/^\/v2\/uploads\//),
    ]);
    const served = Buffer.from(await (await fetch(address)).arrayBuffer());
    const { width, height, orientation, exif } = await sharp(served).metadata();
    expect([width, height, orientation, exif]).toEqual([2, 4, undefined, undefined]);
  });
});
