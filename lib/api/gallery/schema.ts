import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { pageEnvelope } from '../contract/envelope';
import { assignedId, url } from '../contract/field-types';
import { pageParams, queryId } from '../contract/parameters';

const gallery = component(
  'Gallery',
  z.object({
    galleryId: assignedId('Id of the gallery.'),
    title: z.string().describe('Name of the gallery.'),
  }),
  { description: 'A gallery of media.', examples: [{ galleryId: 3, title: 'Worn by you' }] },
);

const mediaExample = {
  postId: '178900000000000001',
  text: 'Cosy',
  link: 'https://social.example/p/1',
  thumbnail: 'https://img.example/1-150.jpg',
  low: 'https://img.example/1-320.jpg',
  standard: 'https://img.example/1-640.jpg',
};

const media = component(
  'Media',
  z.object({
    postId: z
      .string()
      .min(1)
      .describe(
        'Id of the post. It is a string, because these ids exceed the safe range of integers.',
      ),
    text: z.string().nullable().describe('Caption of the post; `null` for none.'),
    link: url('Address of the post.'),
    thumbnail: url('Address of the small image.'),
    low: url('Address of the medium image.'),
    standard: url('Address of the large image.'),
  }),
  { description: 'A post with its image in three sizes.', examples: [mediaExample] },
);

export const getGalleriesQuery = z.strictObject(pageParams);

export const getGalleriesResponse = component(
  'GetGalleriesResponse',
  z.object({
    ...pageEnvelope,
    galleries: z.array(gallery).describe('The galleries of this page.'),
  }),
  { description: 'A page of galleries.' },
);

export const getProductMediaQuery = z.strictObject({
  ...pageParams,
  productId: queryId({ description: 'The product that the media show.', example: 880010 }),
  galleryId: queryId({ description: 'Returns only media of this gallery.', example: 3 }).optional(),
});

export const getProductMediaResponse = component(
  'GetProductMediaResponse',
  z.object({
    ...pageEnvelope,
    productMedia: z.array(media).describe('The media of this page.'),
  }),
  { description: 'A page of media that show a product.' },
);

export const getGalleryMediaQuery = z.strictObject({
  ...pageParams,
  galleryId: queryId({ description: 'The gallery whose media are returned.', example: 3 }),
});

export const getGalleryMediaResponse = component(
  'GetGalleryMediaResponse',
  z.object({
    ...pageEnvelope,
    galleryMedia: z.array(media).describe('The media of this page.'),
  }),
  { description: 'A page of media of a gallery.' },
);
