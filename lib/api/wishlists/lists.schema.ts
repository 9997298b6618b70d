import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, text, url } from '../contract/field-types';
import { limits } from '../contract/limits';
import { ownerBody } from './owner-body';
import { wishlist } from './wishlist.schema';

const title = (description: string) => text(limits.wishlistTitle, description);

export const createWishlistRequest = ownerBody('CreateWishlist', 'A wishlist to create.', {
  wishlistTitle: title('Title of the wishlist. Several wishlists can have the same title.'),
});

export const createWishlistResponse = component(
  'CreateWishlistResponse',
  z.object({ createdWishlist: wishlist.describe('The new wishlist, without items.') }),
  { description: 'The new wishlist.' },
);

export const deleteWishlistRequest = ownerBody('DeleteWishlist', 'A wishlist to delete.', {
  wishlistId: assignedId('The wishlist to delete with its items.'),
});

export const deleteWishlistResponse = component(
  'DeleteWishlistResponse',
  z.object({ removedWishlist: wishlist.describe('The wishlist as it was before it was deleted.') }),
  { description: 'The deleted wishlist.' },
);

const shareChannels = [
  'copyShareLink',
  'facebook',
  'twitter',
  'whatsapp',
  'email',
  'pinterest',
] as const;

export const createShareLinkRequest = ownerBody('CreateShareLink', 'Wishlists to share.', {
  wishlistIds: z
    .array(assignedId('Id of a wishlist that is not private.'))
    .min(limits.sharedWishlists.min)
    .max(limits.sharedWishlists.max)
    .describe('The wishlists to share: 1 to 100. All belong to the same owner.'),
  shareChannel: z.enum(shareChannels).describe('The channel through which the link is shared.'),
});

export const createShareLinkResponse = component(
  'CreateShareLinkResponse',
  z.object({
    shareLink: url(
      "Address of the shop's page of shared wishlists, with `shareToken` in the query.",
    ),
  }),
  { description: 'The share link.' },
);

export const updateWishlistRequest = ownerBody(
  'UpdateWishlist',
  'Changes to a wishlist: at least one of `wishlistTitle`, `isDefault` and `isPrivate`.',
  {
    wishlistId: assignedId('The wishlist to change.'),
    wishlistTitle: title('New title of the wishlist.').optional(),
    isDefault: z
      .boolean()
      .optional()
      .describe(
        "Whether the wishlist is the owner's default. `true` clears `isDefault` on the owner's other wishlists.",
      ),
    isPrivate: z
      .boolean()
      .optional()
      .describe('Whether the wishlist is private. Share links omit private wishlists.'),
  },
  { atLeastOneOf: ['wishlistTitle', 'isDefault', 'isPrivate'] },
);

export const updateWishlistResponse = component(
  'UpdateWishlistResponse',
  z.object({ updatedWishlist: wishlist.describe('The wishlist after the update.') }),
  { description: 'The updated wishlist.' },
);
