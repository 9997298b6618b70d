import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors } from '../contract/errors/common';
import { answer, operation } from '../contract/operation';
import * as schema from './schema';

const firstPage = { totalCount: 1, currentPage: 1, perPage: 50 };

/** Lists galleries. */
export const getGalleries = createRoute({
  method: 'get',
  path: '/v2/instagram/getGalleries',
  ...operation({
    id: 'getGalleries',
    tag: 'Gallery',
    scope: 'read_gallery',
    storefront: ['customer', 'guest'],
    summary: 'List galleries',
    description: 'Answers with the galleries of the shop.',
  }),
  request: { query: schema.getGalleriesQuery },
  responses: {
    200: answer('A page of galleries.', schema.getGalleriesResponse, {
      one: {
        summary: 'One gallery',
        value: { ...firstPage, galleries: [{ galleryId: 3, title: 'Worn by you' }] },
      },
    }),
    ...errors('getGalleries', 400, 403, 404),
    ...readErrors,
  },
});

/** Lists the media that show a product. */
export const getProductMedia = createRoute({
  method: 'get',
  path: '/v2/instagram/getProductMedia',
  ...operation({
    id: 'getProductMedia',
    tag: 'Gallery',
    scope: 'read_gallery',
    storefront: ['customer', 'guest'],
    summary: 'List media of a product',
    description: 'Answers with the media that show a product, in all galleries or in one.',
  }),
  request: { query: schema.getProductMediaQuery },
  responses: {
    200: answer('A page of media.', schema.getProductMediaResponse, {
      one: {
        summary: 'One medium',
        value: { ...firstPage, productMedia: [schema.mediaExample] },
      },
    }),
    ...errors('getProductMedia', 400, 403, 404),
    ...readErrors,
  },
});

/** Lists the media of a gallery. */
export const getGalleryMedia = createRoute({
  method: 'get',
  path: '/v2/instagram/getGalleryMedia',
  ...operation({
    id: 'getGalleryMedia',
    tag: 'Gallery',
    scope: 'read_gallery',
    storefront: ['customer', 'guest'],
    summary: 'List media of a gallery',
    description: 'Answers with the media of one gallery.',
  }),
  request: { query: schema.getGalleryMediaQuery },
  responses: {
    200: answer('A page of media.', schema.getGalleryMediaResponse, {
      one: {
        summary: 'One medium',
        value: { ...firstPage, galleryMedia: [schema.mediaExample] },
      },
      empty: {
        summary: 'An empty gallery',
        value: { ...firstPage, totalCount: 0, galleryMedia: [] },
      },
    }),
    ...errors('getGalleryMedia', 400, 403, 404),
    ...readErrors,
  },
});

/** The calls about galleries, in the order of the reference. */
export const galleryCalls = [getGalleries, getProductMedia, getGalleryMedia] as const;
