import { describe, expect, it } from 'vitest';
import { api } from '../../tools/testing/api/feedback-api';
import { eventually } from '../../tools/testing/eventually';
import { rateBuckets } from '../database/tables/access';
import { imageBytes, imageFile } from './images.fixture';
import { form, setUpUploads, storedFiles } from './uploads.fixture';

const ATTACKER = '192.0.2.1';
const VICTIM = '192.0.2.2';
const MEGABYTE = 1024 * 1024;

setUpUploads();

/** Sends a large form, of which only the first half arrives before it is continued. */
async function openUpload(address: string) {
  await api.database.delete(rateBuckets);
  const large = new Uint8Array(MEGABYTE);
  large.set(imageBytes['image/jpeg']);
  const encoded = new Response(form([imageFile(large, 'image/jpeg')]));
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  let end = () => {};
  let abort = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, MEGABYTE / 2));
      end = () => {
        controller.enqueue(bytes.slice(MEGABYTE / 2));
        controller.close();
      };
      abort = () => controller.error(new Error('The client is gone.'));
    },
  });
  const headers = {
    Authorization: `Bearer ${api.accessToken}`,
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Content-Length': String(bytes.length),
  };
  const url = 'https://api.laurel.example/v2/reviews/createReview';
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = api.send(new Request(url, init), address);
  return { end: () => end(), abort: () => abort(), response };
}

describe('uploads that stall', () => {
  it('take the places of their client only, until they end', async () => {
    const stalled = await Promise.all(Array.from({ length: 4 }, () => openUpload(ATTACKER)));
    await eventually(async () => {
      const { response, end } = await openUpload(ATTACKER);
      end();
      const { status, headers } = await response;
      expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    });
    for (let count = 0; count < 5; count++) {
      const victim = await openUpload(VICTIM);
      victim.end();
      expect((await victim.response).status).toBe(200);
    }
    for (const { abort } of stalled) abort();
    for (const { response } of stalled) expect((await response).status).toBe(400);
    const next = await openUpload(ATTACKER);
    next.end();
    expect((await next.response).status).toBe(200);
  });

  it('leave no files', async () => {
    const { abort, response } = await openUpload(ATTACKER);
    abort();
    expect((await response).status).toBe(400);
    expect(storedFiles()).toEqual([]);
  });
});
