import { EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './schema';

const _firstPage = { totalCount: 1, currentPage: 1, perPage: 50 };

export const getGalleries = defineOperation({
  id: 'getGalleries',
  method: 'get',
  path: '/v2/instagram/getGalleries',
  tag: 'Gallery',
  access: { scope: 'read_gallery', tokens: EVERYONE, actor: 'none' },
  idempotent: false,
  summary: 'List galleries',
  description: 'Returns the galleries of the shop.',
  query: schema.getGalleriesQuery,
  responses: {
    200: jsonResponse('A page of galleries.', schema.getGalleriesResponse),
  },
  errors: ['galleriesNotFound'],
});

export const getProductMedia = defineOperation({
  id: 'getProductMedia',
  method: 'get',
  path: '/v2/instagram/getProductMedia',
  tag: 'Gallery',
  access: { scope: 'read_gallery', tokens: EVERYONE, actor: 'none' },
  idempotent: false,
  summary: 'List media of a product',
  description: 'Returns the media that show a product, in all galleries or in one.',
  query: schema.getProductMediaQuery,
  responses: {
    200: jsonResponse('A page of media.', schema.getProductMediaResponse),
  },
  errors: ['galleryNotFound', 'mediaProductNotFound'],
});

export const getGalleryMedia = defineOperation({
  id: 'getGalleryMedia',
  method: 'get',
  path: '/v2/instagram/getGalleryMedia',
  tag: 'Gallery',
  access: { scope: 'read_gallery', tokens: EVERYONE, actor: 'none' },
  idempotent: false,
  summary: 'List media of a gallery',
  description: 'Returns the media of a gallery.',
  query: schema.getGalleryMediaQuery,
  responses: {
    200: jsonResponse('A page of media.', schema.getGalleryMediaResponse),
  },
  errors: ['galleryNotFound'],
});

/** The operations of this resource, in the order of the reference. */
export const galleryOperations = [getGalleries, getProductMedia, getGalleryMedia] as const;
