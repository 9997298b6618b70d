import { EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './schema';

const defineOperation = operationsIn('instagram', 'Gallery');

export const getGalleries = defineOperation({
  id: 'getGalleries',
  method: 'get',
  isRevalidated: true,
  access: { scope: 'read_gallery', tokens: EVERYONE, actor: 'none' },
  summary: 'List galleries',
  description: 'Returns the galleries of the shop.',
  query: schema.getGalleriesQuery,
  response: jsonResponse('A page of galleries.', schema.getGalleriesResponse),
  errors: ['galleriesNotFound'],
});

export const getProductMedia = defineOperation({
  id: 'getProductMedia',
  method: 'get',
  isRevalidated: true,
  access: { scope: 'read_gallery', tokens: EVERYONE, actor: 'none' },
  summary: 'List media of a product',
  description: 'Returns the media that show a product, in all galleries or in one.',
  query: schema.getProductMediaQuery,
  response: jsonResponse('A page of media.', schema.getProductMediaResponse),
  errors: ['galleryNotFound', 'mediaProductNotFound'],
});

export const getGalleryMedia = defineOperation({
  id: 'getGalleryMedia',
  method: 'get',
  isRevalidated: true,
  access: { scope: 'read_gallery', tokens: EVERYONE, actor: 'none' },
  summary: 'List media of a gallery',
  description: 'Returns the media of a gallery.',
  query: schema.getGalleryMediaQuery,
  response: jsonResponse('A page of media.', schema.getGalleryMediaResponse),
  errors: ['galleryNotFound'],
});

/** The operations of this resource, in the order of the reference. */
export const galleryOperations = [getGalleries, getProductMedia, getGalleryMedia] as const;
