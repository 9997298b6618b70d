import { z } from '@hono/zod-openapi';
import { component } from '../component';
import { pageEnvelope } from '../envelope';
import {
  namesOneOwner,
  oneOwnerKeyword,
  oneOwnerMessage,
  ownerFields,
  ownerParams,
} from '../identity';
import { limits } from '../limits';
import { pageParams, queryId, queryIds } from '../params';
import { ownId, shopId, text, url } from '../values';
import { wishlist, wishlistItem, wishlistProductStatus } from './wishlist.schema';

/** Query of getWishlists. */
export const getWishlistsQuery = z.strictObject(ownerParams).refine(namesOneOwner, oneOwnerMessage);

/** Answer of getWishlists. */
export const getWishlistsResponse = component(
  'GetWishlistsResponse',
  z.strictObject({ wishlists: z.array(wishlist).describe('All wishlists of the owner.') }),
  { description: 'The wishlists of an owner.' },
);

/** Query of getWishlistProductStatuses. */
export const getWishlistProductStatusesQuery = z
  .strictObject({
    ...ownerParams,
    ...pageParams,
    productIds: queryIds(
      { min: 1 },
      {
        description: 'The products to look for, the key repeated for each.',
        example: [880010, 880021],
      },
    ),
  })
  .refine(namesOneOwner, oneOwnerMessage);

/** Answer of getWishlistProductStatuses. */
export const getWishlistProductStatusesResponse = component(
  'GetWishlistProductStatusesResponse',
  z.strictObject({
    ...pageEnvelope,
    wishlistProductStatuses: z
      .array(wishlistProductStatus)
      .describe('One entry a product, in the order asked for.'),
  }),
  { description: 'A page of product statuses.' },
);

/** Query of getWishlistItems. */
export const getWishlistItemsQuery = z
  .strictObject({
    ...ownerParams,
    ...pageParams,
    wishlistId: queryId({ description: 'The wishlist to read.', example: 301 }),
  })
  .refine(namesOneOwner, oneOwnerMessage);

/** Answer of getWishlistItems. */
export const getWishlistItemsResponse = component(
  'GetWishlistItemsResponse',
  z.strictObject({
    ...pageEnvelope,
    wishlistItems: z.array(wishlistItem).describe('The items of this page.'),
  }),
  { description: 'A page of wishlist items.' },
);

function ownerBody<S extends z.core.$ZodLooseShape>(name: string, description: string, fields: S) {
  const body = z
    .strictObject({ ...fields, ...ownerFields })
    .refine((value) => namesOneOwner(value as object), oneOwnerMessage);
  return component(name, body, { description, keywords: oneOwnerKeyword });
}

const title = () => text(limits.wishlistTitle, 'Name of the wishlist.');

/** Body of createWishlistItem. */
export const createWishlistItemRequest = ownerBody(
  'CreateWishlistItemRequest',
  'A product to put into a wishlist.',
  {
    productId: shopId('The product to add.'),
    variantId: shopId('Which variant; left out, it is the first one of the product.').optional(),
    wishlistId: ownId(
      'Which wishlist; left out, it is the one made last, or a new one if there is none.',
    ).optional(),
  },
);

/** Answer of createWishlistItem. */
export const createWishlistItemResponse = component(
  'CreateWishlistItemResponse',
  z.strictObject({ wishlistItem: wishlistItem.describe('The item as it is stored.') }),
  { description: 'The new item.' },
);

/** Body of deleteWishlistItem. */
export const deleteWishlistItemRequest = ownerBody(
  'DeleteWishlistItemRequest',
  'A product to take out of all wishlists of its owner.',
  {
    productId: shopId('The product to take out.'),
    variantId: shopId('Which variant; left out, all variants of the product go.').optional(),
  },
);

/** Answer of deleteWishlistItem. */
export const deleteWishlistItemResponse = component(
  'DeleteWishlistItemResponse',
  z.strictObject({
    deletedWishlistItem: wishlistItem.describe(
      'The item that is gone; of several, the one that was added last.',
    ),
  }),
  { description: 'The removed item.' },
);

/** Body of createWishlist. */
export const createWishlistRequest = ownerBody('CreateWishlistRequest', 'A wishlist to make.', {
  wishlistTitle: title(),
});

/** Answer of createWishlist. */
export const createWishlistResponse = component(
  'CreateWishlistResponse',
  z.strictObject({ createdWishlist: wishlist.describe('The wishlist, still empty.') }),
  { description: 'The new wishlist.' },
);

/** Body of deleteWishlist. */
export const deleteWishlistRequest = ownerBody('DeleteWishlistRequest', 'A wishlist to remove.', {
  wishlistId: ownId('The wishlist to remove together with its items.'),
});

/** Answer of deleteWishlist. */
export const deleteWishlistResponse = component(
  'DeleteWishlistResponse',
  z.strictObject({ removedWishlist: wishlist.describe('The wishlist as it was.') }),
  { description: 'The removed wishlist.' },
);

/** The ways a share link can be passed on. */
export const shareChannels = [
  'copyShareLink',
  'facebook',
  'twitter',
  'whatsapp',
  'email',
  'pinterest',
] as const;

/** Body of createShareLink. */
export const createShareLinkRequest = ownerBody(
  'CreateShareLinkRequest',
  'Wishlists to share and the way they go.',
  {
    wishlistIds: z
      .array(ownId('Id of a wishlist that is not private.'))
      .min(1)
      .describe('The wishlists to share, all of the same owner.'),
    shareChannel: z.enum(shareChannels).describe('Where the link will be used.'),
  },
);

/** Answer of createShareLink. */
export const createShareLinkResponse = component(
  'CreateShareLinkResponse',
  z.strictObject({
    shareLink: url(
      'Address of the page of shared wishlists in the shop, with `shareToken` in its query.',
    ),
  }),
  { description: 'The share link.' },
);

/** Body of updateWishlist. */
export const updateWishlistRequest = component(
  'UpdateWishlistRequest',
  z
    .strictObject({
      wishlistId: ownId('The wishlist to change.'),
      wishlistTitle: title().optional(),
      isDefault: z
        .boolean()
        .optional()
        .describe('Whether it is the default; true takes that from all others of the owner.'),
      isPrivate: z.boolean().optional().describe('Whether it is kept out of share links.'),
      ...ownerFields,
    })
    .refine(namesOneOwner, oneOwnerMessage)
    .refine(
      ({ wishlistTitle, isDefault, isPrivate }) =>
        wishlistTitle !== undefined || isDefault !== undefined || isPrivate !== undefined,
      'wishlistTitle, isDefault or isPrivate is required',
    ),
  {
    description: 'What to change about a wishlist; at least one of the three.',
    keywords: {
      ...oneOwnerKeyword,
      anyOf: [
        { required: ['wishlistTitle'] },
        { required: ['isDefault'] },
        { required: ['isPrivate'] },
      ],
    },
  },
);

/** Answer of updateWishlist. */
export const updateWishlistResponse = component(
  'UpdateWishlistResponse',
  z.strictObject({ updatedWishlist: wishlist.describe('The wishlist as it is now.') }),
  { description: 'The changed wishlist.' },
);

/** Body of moveWishlistItem. */
export const moveWishlistItemRequest = ownerBody(
  'MoveWishlistItemRequest',
  'A product to move between two wishlists.',
  {
    productId: shopId('The product to move, with all its variants.'),
    fromWishlistId: ownId('The wishlist that holds it.'),
    toWishlistId: ownId('The wishlist that gets it.'),
  },
);

/** Answer of moveWishlistItem. */
export const moveWishlistItemResponse = component(
  'MoveWishlistItemResponse',
  z.strictObject({ movedWishlistItem: wishlistItem.describe('The item in its new wishlist.') }),
  { description: 'The moved item.' },
);

/** Body of updateWishlistItemVariant. */
export const updateWishlistItemVariantRequest = ownerBody(
  'UpdateWishlistItemVariantRequest',
  'Another variant for a product in a wishlist.',
  {
    wishlistId: ownId('The wishlist that holds the product.'),
    productId: shopId('The product.'),
    newVariantId: shopId('The variant wanted.'),
    oldVariantId: shopId(
      'The variant to replace; needed when several variants of the product are in the wishlist.',
    ).optional(),
  },
);

/** Answer of updateWishlistItemVariant. */
export const updateWishlistItemVariantResponse = component(
  'UpdateWishlistItemVariantResponse',
  z.strictObject({ updatedWishlistItem: wishlistItem.describe('The item with its new variant.') }),
  { description: 'The changed item.' },
);
