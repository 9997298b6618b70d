import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { pageEnvelope } from '../contract/envelope';
import { ruleError } from '../contract/errors/validation-names';
import { hasAtMostOneOwner, oneOwnerMessage, ownerParams } from '../contract/identity';
import { pageParams, queryId, queryIds, queryText } from '../contract/parameters';
import { wishlist, wishlistItem, wishlistProductStatus } from './wishlist.schema';

export const getWishlistsQuery = z
  .strictObject({
    ...ownerParams,
    shareToken: queryText(
      { max: 128 },
      {
        description:
          'The token of a share link. Returns the shared wishlists instead of those of an owner. Not accepted with `customerIdentifier` or `sessionToken`.',
        example: 'sh_77ab',
      },
    ).optional(),
  })
  .refine(hasAtMostOneOwner, ruleError('wishlistReadInvalid', oneOwnerMessage))
  .refine(
    ({ shareToken, customerIdentifier = null, sessionToken = null }) =>
      shareToken === undefined || (customerIdentifier ?? sessionToken) === null,
    ruleError(
      'wishlistReadInvalid',
      'shareToken must be sent without customerIdentifier and sessionToken',
    ),
  );

export const getWishlistsResponse = component(
  'GetWishlistsResponse',
  z.object({
    wishlists: z
      .array(wishlist)
      .describe(
        'All wishlists of the owner, or those of the share link that are not private, oldest first.',
      ),
  }),
  { description: 'The wishlists of an owner.' },
);

export const getWishlistProductStatusesQuery = z
  .strictObject({
    ...ownerParams,
    ...pageParams,
    productIds: queryIds(
      { min: 1 },
      {
        description: 'Ids of the products. Repeat the parameter for each.',
        example: [880010, 880021],
      },
    ),
  })
  .refine(hasAtMostOneOwner, ruleError('wishlistReadInvalid', oneOwnerMessage));

export const getWishlistProductStatusesResponse = component(
  'GetWishlistProductStatusesResponse',
  z.object({
    ...pageEnvelope,
    wishlistProductStatuses: z
      .array(wishlistProductStatus)
      .describe('One entry for each product, in the requested order.'),
  }),
  { description: 'A page of product statuses.' },
);

export const getWishlistItemsQuery = z
  .strictObject({
    ...ownerParams,
    ...pageParams,
    wishlistId: queryId({ description: 'The wishlist whose items are returned.', example: 301 }),
  })
  .refine(hasAtMostOneOwner, ruleError('wishlistReadInvalid', oneOwnerMessage));

export const getWishlistItemsResponse = component(
  'GetWishlistItemsResponse',
  z.object({
    ...pageEnvelope,
    wishlistItems: z.array(wishlistItem).describe('The items of this page.'),
  }),
  { description: 'A page of wishlist items.' },
);
