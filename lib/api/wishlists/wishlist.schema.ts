import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import { assignedId, count, orNull, platformId } from '../contract/field-types';
import { wishlistProduct } from '../contract/product-data.schema';

const owner = {
  customer: orNull(customerData, 'The owner; null when a guest session is.'),
  sessionToken: z
    .string()
    .nullable()
    .describe('The guest session that is the owner; null when a customer is.'),
};

const ownerExample = {
  shopifyCustomerId: 7400112,
  email: 'mara@mail.example',
  phone: null,
};

export const itemExample = {
  customer: ownerExample,
  sessionToken: null,
  product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
  wishlistId: 301,
};

export const guestItemExample = {
  customer: null,
  sessionToken: 'ses_0c9a4d77',
  product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
  wishlistId: 305,
};

export const wishlistItem = component(
  'WishlistItem',
  z.strictObject({
    ...owner,
    product: wishlistProduct.describe('The product and the variant that was chosen.'),
    wishlistId: assignedId('The wishlist that holds it.'),
  }),
  {
    description:
      'A product in a wishlist. It has no id of its own: product, variant and wishlist name it. Exactly one of `customer` and `sessionToken` is set.',
    examples: [itemExample, guestItemExample],
  },
);

export const wishlistExample = {
  wishlistId: 301,
  customer: ownerExample,
  sessionToken: null,
  wishlistTitle: 'Winter',
  isDefault: true,
  isPrivate: false,
  items: [itemExample],
};

export const emptyWishlistExample = {
  wishlistId: 302,
  customer: ownerExample,
  sessionToken: null,
  wishlistTitle: 'Gifts',
  isDefault: false,
  isPrivate: false,
  items: [],
};

export const wishlist = component(
  'Wishlist',
  z.strictObject({
    wishlistId: assignedId('Id of the wishlist.'),
    ...owner,
    wishlistTitle: z.string().describe('Name of the wishlist; names may repeat.'),
    isDefault: z.boolean().describe("Whether it is its owner's default; an owner has one at most."),
    isPrivate: z.boolean().describe('Whether it is kept out of share links.'),
    items: z.array(wishlistItem).describe('What is in it; may be empty.'),
  }),
  {
    description:
      'A wishlist of a customer or of a guest session. Exactly one of `customer` and `sessionToken` is set.',
    examples: [wishlistExample],
  },
);

export const wishlistProductStatus = component(
  'WishlistProductStatus',
  z.strictObject({
    productId: platformId("The shop's product id, as it was asked for."),
    wishlistItemsCount: count('How many wishlist items of all customers hold the product.'),
    productInWishlist: z.boolean().describe('Whether this owner has the product in a wishlist.'),
    variantsInWishlist: z
      .array(platformId("The shop's variant id."))
      .describe('Which variants this owner has in wishlists; may be empty.'),
  }),
  {
    description: 'Where a product stands in the wishlists of one owner and of all.',
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
