import { describe, expect, it } from 'vitest';
import { api, productId, rows } from '../../tools/testing/api/feedback-api';
import { eventually } from '../../tools/testing/eventually';
import { imageTypeOf } from './image-type';
import { imageBytes, imageFile } from './images.fixture';
import { form, get, jpeg, send, setUpUploads, storedFiles } from './uploads.fixture';

const MEGABYTE = 1024 * 1024;

setUpUploads();

describe('createReview with a form', () => {
  it('stores images under generated names and serves them', async () => {
    const files = [
      imageFile(imageBytes['image/png'], 'image/png', '../../etc/passwd'),
      imageFile(imageBytes['image/webp'], 'image/webp', 'b.html'),
      jpeg(),
    ];
    const { status, body } = await send(files, { title: ' Warm ' });
    expect(status).toBe(200);
    expect(body.review).toMatchObject({ title: 'Warm', rate: 5, product: { id: productId } });
    expect(body.review.images).toHaveLength(3);
    expect(storedFiles()).toHaveLength(3);
    const [event] = await api.newEvents();
    expect(event?.payload).toMatchObject({ review: { images: body.review.images } });
    for (const [index, type] of (['image/png', 'image/webp', 'image/jpeg'] as const).entries()) {
      const url = body.review.images[index];
      expect(url).toMatch(/^https:\/\/api\.laurel\.example\/v2\/uploads\/[0-9a-f]{32}\.\w+$/);
      const response = await get(url);
      expect(response.status).toBe(200);
      const served = new Uint8Array(await response.arrayBuffer());
      expect(imageTypeOf(served)).toBe(type);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(served.byteLength),
        'content-disposition': `inline; filename="${url.split('/').at(-1)}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  it('reads every part as the JSON body has it', async () => {
    const customer = await rows.customer();
    const guest = { guestName: undefined, guestEmail: undefined };
    const fields = { ...guest, customerIdentifier: customer.identifier };
    expect((await send([], fields)).body.review.customer.email).toBe(customer.email);
    for (const invalid of [{ rate: '5.0' }, { rate: 6 }, { productId: '1e2' }, { body: '' }]) {
      expect((await send([], invalid)).status, JSON.stringify(invalid)).toBe(400);
    }
    expect((await send([], { color: 'red' })).body.message).toEqual(['color is not recognized']);
    expect((await send([], { images: 'https://img.example/a.jpg' })).status).toBe(400);
  });

  it('accepts five images, but not a sixth', async () => {
    const five = Array.from({ length: 5 }, jpeg);
    expect((await send(five)).body.review.images).toHaveLength(5);
    expect((await send([...five, jpeg()])).status).toBe(400);
    expect(storedFiles()).toHaveLength(5);
  });

  it.each([
    ['SVG', imageFile(Buffer.from('<svg/>'), 'image/svg+xml'), 'must be a JPEG, PNG or WebP file'],
    ['HTML', imageFile(Buffer.from('<html>'), 'image/png'), 'must be a JPEG, PNG or WebP file'],
    [
      'the start of an image',
      imageFile(imageBytes['image/png'].slice(0, 20), 'image/png'),
      'must be a JPEG, PNG or WebP file',
    ],
    ['an empty file', imageFile(new Uint8Array(), 'image/png'), 'must not be empty'],
  ])('returns 400 for %s and stores nothing', async (_what, file, message) => {
    const { status, body } = await send([jpeg(), file]);
    expect([status, body.message]).toEqual([400, [`images.1 ${message}`]]);
    expect(storedFiles()).toEqual([]);
  });

  it.each(['', 'application/octet-stream', 'image/jpeg'])(
    'takes the type from the bytes if the declared type is %j',
    async (type) => {
      const { body } = await send([imageFile(imageBytes['image/webp'], type)]);
      const response = await get(body.review.images[0]);
      expect(response.headers.get('content-type')).toBe('image/webp');
    },
  );

  it.each([
    ['images[]', 'images[]'],
    ['images[0]', 'images[1]'],
  ])('accepts two images named %s and %s, as PHP names them', async (first, second) => {
    const data = form([]);
    data.append(first, imageFile(imageBytes['image/png'], 'image/png'));
    data.append(second, jpeg());
    const { body } = await api.call('createReview', { body: data });
    expect(body.review.images.map((url: string) => url.split('.').at(-1))).toEqual(['png', 'jpg']);
  });

  it('returns 400 for a part that is sent twice', async () => {
    const data = form([]);
    data.append('rate', '4');
    data.append('guestName', 'Other');
    const { status, body } = await api.call('createReview', { body: data });
    expect([status, body.message.toSorted()]).toEqual([
      400,
      ['guestName must be sent only once', 'rate must be sent only once'],
    ]);
  });

  it('returns 400 for a text instead of a file', async () => {
    const body = form([jpeg()]);
    body.append('images', 'scarf.jpg');
    const { status, body: error } = await api.call('createReview', { body });
    expect([status, error.message]).toEqual([400, ['images.1 must be a file']]);
    expect(storedFiles()).toEqual([]);
  });

  it('accepts files of 5 MB, and returns 413 for larger ones', async () => {
    const largest = new Uint8Array(5 * MEGABYTE);
    largest.set(imageBytes['image/jpeg']);
    expect((await send([imageFile(largest, 'image/jpeg')])).status).toBe(200);
    const larger = new Uint8Array(5 * MEGABYTE + 1);
    larger.set(imageBytes['image/jpeg']);
    expect((await send([imageFile(larger, 'image/jpeg')])).status).toBe(413);
    expect(storedFiles()).toHaveLength(1);
  });

  it('returns 413 for a form that is too large as a whole', async () => {
    const file = imageFile(new Uint8Array(26 * MEGABYTE), 'image/jpeg');
    expect((await send([file])).status).toBe(413);
  });

  it('returns 429 if many large forms of a client arrive at the same time, and reads them when their sender is known', async () => {
    const large = new Uint8Array(MEGABYTE);
    large.set(imageBytes['image/jpeg']);
    const encoded = new Response(form([imageFile(large, 'image/jpeg')]));
    const bytes = new Uint8Array(await encoded.arrayBuffer());
    const open = (token: string, start: Uint8Array = bytes.slice(0, MEGABYTE / 2)) => {
      let end = () => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(start);
          end = () => {
            controller.enqueue(bytes.slice(start.length));
            controller.close();
          };
        },
      });
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': encoded.headers.get('content-type') ?? '',
        'Content-Length': String(bytes.length),
      };
      const url = 'https://api.laurel.example/v2/reviews/createReview';
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return { end: () => end(), response: api.send(new Request(url, init)) };
    };
    expect((await open('unknown').response).status).toBe(401);
    const first = Array.from({ length: 4 }, () => open(api.accessToken));
    await eventually(async () => {
      const { status, headers } = await open(api.accessToken).response;
      expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    });
    for (const { end } of first) end();
    const statuses = await Promise.all(first.map(async ({ response }) => (await response).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await send([jpeg()])).status).toBe(200);
  });

  it('returns 400 for a malformed form', async () => {
    const headers = {
      Authorization: `Bearer ${api.accessToken}`,
      'Content-Type': 'multipart/form-data; boundary=XX',
    };
    const url = 'https://api.laurel.example/v2/reviews/createReview';
    const init = { method: 'POST', headers, body: '--YY\r\n' };
    const response = await api.send(new Request(url, init));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: ['body must be a valid form'] });
  });

  it('returns 415 for other operations', async () => {
    expect((await api.call('createQuestion', { body: form([]) })).status).toBe(415);
  });

  it('stores nothing if the review is rejected', async () => {
    const customer = await rows.customer();
    const guest = { guestName: undefined, guestEmail: undefined };
    const fields = { ...guest, customerIdentifier: customer.identifier };
    expect((await send([jpeg()], { productId: 1 })).status).toBe(404);
    expect((await send([], fields)).status).toBe(200);
    expect((await send([jpeg()], fields)).status).toBe(400);
    expect(storedFiles()).toEqual([]);
  });

  it('keeps the images of one review if a customer sends several at the same time', async () => {
    const customer = await rows.customer();
    const guest = { guestName: undefined, guestEmail: undefined };
    const fields = { ...guest, customerIdentifier: customer.identifier };
    const responses = await Promise.all(Array.from({ length: 5 }, () => send([jpeg()], fields)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(storedFiles()).toHaveLength(1);
  });

  it('is safe to retry with an Idempotency-Key, whatever the boundary', async () => {
    const headers = { 'Idempotency-Key': 'review-with-image' };
    const first = await send([jpeg()], {}, headers);
    const second = await send([jpeg()], {}, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(storedFiles()).toHaveLength(1);
    const other = imageFile(imageBytes['image/png'], 'image/png');
    expect((await send([other], {}, headers)).status).toBe(422);
    expect(storedFiles()).toHaveLength(1);
  });
});
