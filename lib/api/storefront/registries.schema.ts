import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, platformId, text } from '../contract/field-types';
import { limits } from '../contract/limits';
import { queryId } from '../contract/parameters';

const EVENTS = ['wedding', 'birth', 'birthday', 'other'] as const;

const fields = {
  title: text(limits.wishlistTitle, 'Title.'),
  eventType: z.enum(EVENTS).nullable().describe('The occasion; `null` if it is not set.'),
  eventDate: z.iso
    .date()
    // The database can store all dates from here on.
    .refine((day) => day >= '1900', 'must be a date from 1900 on')
    .nullable()
    .describe('Date of the event; `null` if it is not set.'),
  note: text(
    { min: 1, max: limits.giftRegistries.noteLength },
    'A note; `null` if there is none.',
  ).nullable(),
  isPrivate: z
    .boolean()
    .describe('Whether only the customer sees it. If not, anyone who has the link does.'),
};

export const giftRegistryQuery = z.strictObject({
  registryId: queryId({ description: 'A registry of the customer.', example: 1 }),
});

export const storefrontGiftRegistry = component(
  'StorefrontGiftRegistry',
  z.object({
    registryId: assignedId('Id of the registry.'),
    ...fields,
    items: z
      .array(
        z.object({
          productId: platformId("The shop's product id."),
          variantId: platformId("The shop's variant id."),
        }),
      )
      .describe('The products, oldest first.'),
  }),
  { description: 'A gift registry of a customer.' },
);

export const saveGiftRegistryRequest = component(
  'SaveGiftRegistryRequest',
  z
    .strictObject({
      registryId: assignedId('The registry to change; a new one by default.').optional(),
      title: fields.title,
      eventType: fields.eventType.default(null),
      eventDate: fields.eventDate.default(null),
      note: fields.note.default(null),
      isPrivate: fields.isPrivate.default(true),
      productId: platformId('A product to add.').optional(),
      variantId: platformId('Its variant; the first one by default.').optional(),
    })
    .refine(({ productId, variantId }) => variantId === undefined || productId !== undefined, {
      path: ['variantId'],
      error: 'must be sent with productId',
    }),
  { description: 'A gift registry to store.' },
);

export const saveGiftRegistryResponse = component(
  'SaveGiftRegistryResponse',
  z.object({ registryId: assignedId('Id of the registry.') }),
  { description: 'The stored gift registry.' },
);
