import { z } from '@hono/zod-openapi';
import { component } from './component';
import { platformId } from './field-types';

const productFields = {
  id: platformId("The shop's product id."),
  handle: z
    .string()
    .nullable()
    .describe(
      "The product's handle, as in the address of its page; `null` if the product was deleted.",
    ),
};

/** The reference to a product in other entities; `product_identifier` in webhooks. */
export const productData = component('ProductData', z.object(productFields), {
  description: 'The product of an entity.',
  examples: [{ id: 880010, handle: 'wool-scarf' }],
});

/** The reference to a variant of a product; `product_with_variant` in webhooks. */
export const wishlistProduct = component(
  'WishlistProduct',
  z.object({
    ...productFields,
    variantId: platformId("The shop's variant id."),
  }),
  {
    description: 'A product with the chosen variant.',
    examples: [{ id: 880010, handle: 'wool-scarf', variantId: 990011 }],
  },
);
