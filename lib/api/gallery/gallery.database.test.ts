import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { galleries, media, mediaProducts } from '../database/tables/gallery';

let api: TestApi;
let productId: number;

beforeEach(async () => {
  api = await createTestApi(await testDatabase());
  productId = await feedbackRows(api).product();
  await api.database.delete(galleries).where(eq(galleries.shopId, api.shop.id));
  await addGallery(930_001);
  await addGallery(930_002);
});

async function addGallery(id: number, shopId = api.shop.id): Promise<void> {
  await api.database.insert(galleries).values({ shopId, id, title: `Gallery ${id}` });
}

/** Adds a post to a gallery, tagged with products. */
async function addPost(galleryId: number, postId: string, day: number, ...tags: number[]) {
  const shopId = api.shop.id;
  await api.database.insert(media).values({
    shopId,
    galleryId,
    postId,
    caption: null,
    link: `https://social.example/p/${postId}`,
    thumbnail: 'https://img.example/150.jpg',
    low: 'https://img.example/320.jpg',
    standard: 'https://img.example/640.jpg',
    postedAt: new Date(Date.UTC(2025, 0, day)),
  });
  for (const tag of tags) {
    await api.database.insert(mediaProducts).values({ shopId, galleryId, postId, productId: tag });
  }
}

const posts = (list: { postId: string }[]) => list.map(({ postId }) => postId);

describe('getGalleries', () => {
  it('lists the galleries by id', async () => {
    const { status, body } = await api.call('getGalleries');
    expect([status, body]).toEqual([
      200,
      {
        totalCount: 2,
        currentPage: 1,
        perPage: 50,
        galleries: [
          { galleryId: 930_001, title: 'Gallery 930001' },
          { galleryId: 930_002, title: 'Gallery 930002' },
        ],
      },
    ]);
    const { body: second } = await api.call('getGalleries', { query: { page: 2, perPage: 1 } });
    expect(second).toMatchObject({ totalCount: 2, currentPage: 2, perPage: 1 });
    expect(second.galleries).toMatchObject([{ galleryId: 930_002 }]);
  });

  it('returns an empty list after the last page, however far', async () => {
    for (const page of [3, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await api.call('getGalleries', { query: { page } });
      expect([status, body.galleries, body.totalCount]).toEqual([200, [], 2]);
    }
  });

  it('returns 404 if the shop has no gallery', async () => {
    await api.database.delete(galleries).where(eq(galleries.shopId, api.shop.id));
    await addGallery(930_003, api.otherShop.id);
    expect((await api.call('getGalleries')).status).toBe(404);
  });

  it('is readable with storefront tokens', async () => {
    const token = await api.issueStorefrontToken({});
    expect((await api.call('getGalleries', { token })).status).toBe(200);
  });
});

describe('getGalleryMedia', () => {
  it('lists the media of a gallery, the newest first', async () => {
    await addPost(930_001, '101', 1);
    await addPost(930_001, '102', 2);
    await addPost(930_001, '103', 2);
    await addPost(930_002, '104', 3);
    const query = { galleryId: 930_001, perPage: 2 };
    const { body } = await api.call('getGalleryMedia', { query });
    expect(body).toMatchObject({ totalCount: 3, currentPage: 1, perPage: 2 });
    expect(body.galleryMedia[1]).toEqual({
      postId: '102',
      text: null,
      link: 'https://social.example/p/102',
      thumbnail: 'https://img.example/150.jpg',
      low: 'https://img.example/320.jpg',
      standard: 'https://img.example/640.jpg',
    });
    expect(posts(body.galleryMedia)).toEqual(['103', '102']);
    const { body: last } = await api.call('getGalleryMedia', { query: { ...query, page: 2 } });
    expect(posts(last.galleryMedia)).toEqual(['101']);
  });

  it('returns an empty list for an empty gallery, and 404 for none', async () => {
    const { body } = await api.call('getGalleryMedia', { query: { galleryId: 930_001 } });
    expect(body).toMatchObject({ totalCount: 0, galleryMedia: [] });
    await addGallery(930_004, api.otherShop.id);
    for (const galleryId of [1, 930_004]) {
      expect((await api.call('getGalleryMedia', { query: { galleryId } })).status).toBe(404);
    }
    expect((await api.call('getGalleryMedia')).status).toBe(400);
  });
});

describe('getProductMedia', () => {
  it('lists the media that show a product, in all galleries or in one', async () => {
    await addPost(930_001, '101', 1, productId);
    await addPost(930_001, '102', 2);
    await addPost(930_002, '103', 3, productId, 1);
    const { body } = await api.call('getProductMedia', { query: { productId } });
    expect(body).toMatchObject({ totalCount: 2, currentPage: 1, perPage: 50 });
    expect(posts(body.productMedia)).toEqual(['103', '101']);
    const query = { productId, galleryId: 930_001 };
    const { body: inOne } = await api.call('getProductMedia', { query });
    expect([inOne.totalCount, posts(inOne.productMedia)]).toEqual([1, ['101']]);
  });

  it('lists a post of several galleries once', async () => {
    await addPost(930_001, '101', 1, productId);
    await addPost(930_002, '101', 1, productId);
    const { body } = await api.call('getProductMedia', { query: { productId } });
    expect([body.totalCount, posts(body.productMedia)]).toEqual([1, ['101']]);
  });

  it('returns an empty list if no medium shows the product', async () => {
    const { status, body } = await api.call('getProductMedia', { query: { productId } });
    expect([status, body.totalCount, body.productMedia]).toEqual([200, 0, []]);
  });

  it('returns 404 for an unknown product first, then for an unknown gallery', async () => {
    expect(
      (await api.call('getProductMedia', { query: { productId: 1, galleryId: 1 } })).body.message,
    ).toEqual(['productId matches no product']);
    const { status, body } = await api.call('getProductMedia', {
      query: { productId, galleryId: 1 },
    });
    expect([status, body.message]).toEqual([404, ['galleryId matches no gallery']]);
  });
});
