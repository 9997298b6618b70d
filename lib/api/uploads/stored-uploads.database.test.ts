import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import { createTestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { createTestUploads } from '../../tools/testing/api/test-uploads';
import { isRow } from '../database/sql';
import { reviews } from '../database/tables/reviews';
import { imageBytes } from './images.fixture';
import { prepareImage } from './prepare-image';
import { removeOrphanedUploads, removeUnusedUploads } from './remove-unused';
import type { UploadStore } from './upload-store';
import {
  directory,
  form,
  get,
  jpeg,
  send,
  setUpUploads,
  storedFiles,
  uploads,
} from './uploads.fixture';

setUpUploads();

describe('storage without room', () => {
  it('returns 503 and stores nothing if the disk is full', async () => {
    let stored = 0;
    const full: UploadStore = {
      ...uploads,
      async store(upload) {
        stored += 1;
        if (stored === 1) return uploads.store(upload);
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    };
    const crowded = await createTestApi(await testDatabase(), { uploads: full });
    const ownProduct = await feedbackRows(crowded).product();
    const body = form([jpeg(), jpeg()], { productId: ownProduct });
    const url = 'https://api.laurel.example/v2/reviews/createReview';
    const headers = { Authorization: `Bearer ${crowded.accessToken}` };
    const response = await crowded.send(new Request(url, { method: 'POST', headers, body }));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ statusCode: 503 });
    expect(storedFiles()).toEqual([]);
    expect(await crowded.newEvents()).toEqual([]);
    const left = await api.database.select().from(reviews).where(eq(reviews.productId, ownProduct));
    expect(left).toEqual([]);
  });

  it('returns 503 and stores nothing if all images have too many bytes', async () => {
    const prepared = await prepareImage(imageBytes['image/jpeg']);
    const oneImage = 'bytes' in prepared ? prepared.bytes.byteLength : 0;
    const { uploads: small, directory: folder } = createTestUploads(undefined, oneImage);
    const crowded = await createTestApi(await testDatabase(), { uploads: small });
    const ownProduct = await feedbackRows(crowded).product();
    const review = async (files: readonly File[]) =>
      (await crowded.call('createReview', { body: form(files, { productId: ownProduct }) })).status;
    expect(await review([jpeg(), jpeg()])).toBe(503);
    expect(readdirSync(folder)).toEqual([]);
    expect(await review([jpeg()])).toBe(200);
    expect(await review([jpeg()])).toBe(503);
    expect(await review([])).toBe(200);
  });
});

describe('an address under /v2/uploads', () => {
  it.each([
    'unknown.png',
    `${'ab'.repeat(16)}.png`,
    '..%2f..%2fpackage.json',
    '%2e%2e%2fx',
    'a/b.png',
    '',
  ])('without an image is 404: %j', async (name) => {
    const response = await get(`https://api.laurel.example/v2/uploads/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ error: 'Not Found', statusCode: 404 });
  });

  it('accepts GET and HEAD only', async () => {
    const { body } = await send([jpeg()]);
    const [url] = body.review.images;
    const head = await get(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(await head.text()).toBe('');
    const post = await get(url, { method: 'POST' });
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await get(url, { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('orphaned uploads', () => {
  const age = (name: string) => utimesSync(join(directory, name), 1_000, 1_000);
  const services = () => ({ database: api.database, uploads });

  it('are removed when they are old, and images of reviews are kept', async () => {
    await send([jpeg()]);
    const [used = ''] = storedFiles();
    const old = await uploads.store({ type: 'image/png', bytes: imageBytes['image/png'] });
    const young = await uploads.store({ type: 'image/png', bytes: imageBytes['image/png'] });
    age(used);
    age(old);
    expect(await removeOrphanedUploads(services(), Date.now())).toBe(1);
    expect(storedFiles().sort()).toEqual([used, young].sort());
  });
});

describe('the images of a deleted review', () => {
  const deleteReview = ({ body }: { body: { review: { id: number } } }) =>
    api.database.delete(reviews).where(isRow(reviews, api.shop.id, body.review.id));

  it('are no longer served, and are removed with their rows', async () => {
    const [deleted, kept] = [await send([jpeg(), jpeg()]), await send([jpeg()])];
    const services = { database: api.database, uploads };
    expect(await removeUnusedUploads(services, [api.shop.id])).toBe(0);
    await deleteReview(deleted);
    expect((await get(deleted.body.review.images[0])).status).toBe(404);
    expect((await get(kept.body.review.images[0])).status).toBe(200);
    expect(await removeUnusedUploads(services, [api.shop.id])).toBe(2);
    expect(storedFiles()).toHaveLength(1);
    expect(await removeUnusedUploads(services, [api.shop.id])).toBe(0);
  });

  it('are removed later if the disk fails', async () => {
    const sent = await send([jpeg()]);
    await deleteReview(sent);
    const broken = { ...uploads, remove: () => Promise.reject(new Error('EIO')) };
    const { database } = api;
    expect(await removeUnusedUploads({ database, uploads: broken }, [api.shop.id])).toBe(0);
    expect(storedFiles()).toHaveLength(1);
    expect(await removeUnusedUploads({ database, uploads }, [api.shop.id])).toBe(1);
  });

  it('are not those of a review in another shop, which has the same id', async () => {
    const sent = await send([jpeg()]);
    const other = await createTestApi(await testDatabase(), { uploads });
    const isSent = isRow(reviews, api.shop.id, sent.body.review.id);
    const [row] = await api.database.select().from(reviews).where(isSent);
    if (!row) throw new Error('There is no review.');
    const { searchText: _searchText, ...fields } = row;
    const own = { shopId: other.shop.id, productId: await feedbackRows(other).product() };
    await api.database.insert(reviews).values({ ...fields, ...own, customerId: null });
    await deleteReview(sent);
    expect((await get(sent.body.review.images[0])).status).toBe(404);
  });
});
