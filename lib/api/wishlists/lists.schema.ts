import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, text, url } from '../contract/field-types';
import {
  hasAtMostOneOwner,
  oneOwnerKeywords,
  oneOwnerMessage,
  ownerFields,
} from '../contract/identity';
import { limits } from '../contract/limits';
import { ownerBody } from './owner-body';
import { wishlist } from './wishlist.schema';

const title = () => text(limits.wishlistTitle, 'Name of the wishlist.');

export const createWishlistRequest = ownerBody('CreateWishlistRequest', 'A wishlist to make.', {
  wishlistTitle: title(),
});

export const createWishlistResponse = component(
  'CreateWishlistResponse',
  z.strictObject({ createdWishlist: wishlist.describe('The wishlist, still empty.') }),
  { description: 'The new wishlist.' },
);

export const deleteWishlistRequest = ownerBody('DeleteWishlistRequest', 'A wishlist to remove.', {
  wishlistId: assignedId('The wishlist to remove together with its items.'),
});

export const deleteWishlistResponse = component(
  'DeleteWishlistResponse',
  z.strictObject({ removedWishlist: wishlist.describe('The wishlist as it was.') }),
  { description: 'The removed wishlist.' },
);

const shareChannels = [
  'copyShareLink',
  'facebook',
  'twitter',
  'whatsapp',
  'email',
  'pinterest',
] as const;

export const createShareLinkRequest = ownerBody(
  'CreateShareLinkRequest',
  'Wishlists to share and the way they go.',
  {
    wishlistIds: z
      .array(assignedId('Id of a wishlist that is not private.'))
      .min(1)
      .describe('The wishlists to share, all of the same owner.'),
    shareChannel: z.enum(shareChannels).describe('Where the link will be used.'),
  },
);

export const createShareLinkResponse = component(
  'CreateShareLinkResponse',
  z.strictObject({
    shareLink: url(
      'Address of the page of shared wishlists in the shop, with `shareToken` in its query.',
    ),
  }),
  { description: 'The share link.' },
);

export const updateWishlistRequest = component(
  'UpdateWishlistRequest',
  z
    .strictObject({
      wishlistId: assignedId('The wishlist to change.'),
      wishlistTitle: title().optional(),
      isDefault: z
        .boolean()
        .optional()
        .describe('Whether it is the default; true takes that from all others of the owner.'),
      isPrivate: z.boolean().optional().describe('Whether it is kept out of share links.'),
      ...ownerFields,
    })
    .refine(hasAtMostOneOwner, oneOwnerMessage)
    .refine(
      ({ wishlistTitle, isDefault, isPrivate }) =>
        wishlistTitle !== undefined || isDefault !== undefined || isPrivate !== undefined,
      'wishlistTitle, isDefault or isPrivate is required',
    ),
  {
    description: 'What to change about a wishlist; at least one of the three.',
    keywords: {
      ...oneOwnerKeywords,
      anyOf: [
        { required: ['wishlistTitle'] },
        { required: ['isDefault'] },
        { required: ['isPrivate'] },
      ],
    },
  },
);

export const updateWishlistResponse = component(
  'UpdateWishlistResponse',
  z.strictObject({ updatedWishlist: wishlist.describe('The wishlist as it is now.') }),
  { description: 'The changed wishlist.' },
);
