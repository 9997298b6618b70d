import { z } from '@hono/zod-openapi';
import { component } from './component';
import { platformId } from './field-types';

const productFields = {
  id: platformId("The shop's product id."),
  handle: z
    .string()
    .nullable()
    .describe('The part of the product page address that names the product; null when it is gone.'),
};

/** The reference to a product in other entities; `product_identifier` in webhooks. */
export const productData = component('ProductData', z.strictObject(productFields), {
  description: 'Which product of the shop an entity is about.',
  examples: [{ id: 880010, handle: 'wool-scarf' }],
});

/** The reference to a variant of a product; `product_with_variant` in webhooks. */
export const wishlistProduct = component(
  'WishlistProduct',
  z.strictObject({
    ...productFields,
    variantId: platformId("The shop's id of the variant that is meant."),
  }),
  {
    description: 'A product of the shop together with the variant that was chosen.',
    examples: [{ id: 880010, handle: 'wool-scarf', variantId: 990011 }],
  },
);
