import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import { alwaysNull, assignedId, count, orNull, platformId } from '../contract/field-types';
import { wishlistProduct } from '../contract/product-data.schema';

const owner = {
  customer: orNull(
    customerData,
    'The customer who owns the wishlist; `null` if a guest session owns it, or if the wishlist was read with a share token.',
  ),
  sessionToken: z
    .string()
    .nullable()
    .describe(
      'The guest session that owns the wishlist; `null` if a customer owns it, or if the wishlist was read with a share token.',
    ),
};

const ownerExample = {
  shopifyCustomerId: 7400112,
  email: 'mara@mail.example',
  phone: null,
};

const itemExample = {
  customer: ownerExample,
  sessionToken: null,
  product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
  wishlistId: 301,
};

const guestItemExample = {
  customer: null,
  sessionToken: 'ses_0c9a4d77',
  product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
  wishlistId: 305,
};

/** The item of a guest in a payload. */
const guestSnapshotExample = { ...guestItemExample, sessionToken: null };

const placement = {
  product: wishlistProduct.describe('The product with the chosen variant.'),
  wishlistId: assignedId('The wishlist that contains the item.'),
};

export const wishlistItemSnapshot = component(
  'WishlistItemSnapshot',
  z.object({
    customer: orNull(
      customerData,
      'The customer who owns the wishlist; `null` if a guest owns it.',
    ),
    sessionToken: alwaysNull(
      'Always `null`. A session token gives access to the wishlists of a guest, so it is never sent to a webhook.',
    ),
    ...placement,
  }),
  {
    description:
      'A wishlist item as it was right after the change, or before it was removed. It has no id: product, variant and wishlist identify it.',
    examples: [itemExample, guestSnapshotExample],
  },
);

export const wishlistItem = component('WishlistItem', z.object({ ...owner, ...placement }), {
  description:
    'A product in a wishlist. It has no id: product, variant and wishlist identify it. Exactly one of `customer` and `sessionToken` is set, and neither if it was read with a share token.',
  examples: [itemExample, guestItemExample],
});

const wishlistExample = {
  wishlistId: 301,
  customer: ownerExample,
  sessionToken: null,
  wishlistTitle: 'Winter',
  isDefault: true,
  isPrivate: false,
  items: [itemExample],
};

export const wishlist = component(
  'Wishlist',
  z.object({
    wishlistId: assignedId('Id of the wishlist.'),
    ...owner,
    wishlistTitle: z
      .string()
      .describe('Title of the wishlist. Several wishlists can have the same title.'),
    isDefault: z
      .boolean()
      .describe("Whether the wishlist is the owner's default. An owner has at most one."),
    isPrivate: z
      .boolean()
      .describe('Whether the wishlist is private. Share links omit private wishlists.'),
    items: z.array(wishlistItem).describe('The items of the wishlist.'),
  }),
  {
    description:
      'A wishlist of a customer or of a guest session. Exactly one of `customer` and `sessionToken` is set, and neither if it was read with a share token.',
    examples: [wishlistExample],
  },
);

export const wishlistProductStatus = component(
  'WishlistProductStatus',
  z.object({
    productId: platformId("The shop's product id, as requested."),
    wishlistItemsCount: count('Number of wishlist items of all owners that contain the product.'),
    productInWishlist: z.boolean().describe('Whether this owner has the product in a wishlist.'),
    variantsInWishlist: z
      .array(platformId("The shop's variant id."))
      .describe('The variants that this owner has in wishlists.'),
  }),
  {
    description: 'The status of a product in the wishlists of one owner and of all owners.',
    examples: [
      {
        productId: 880010,
        wishlistItemsCount: 42,
        productInWishlist: true,
        variantsInWishlist: [990011],
      },
    ],
  },
);
