import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { money, platformId, url } from '../contract/field-types';
import { limits } from '../contract/limits';
import { queryIds } from '../contract/parameters';

const storefrontVariant = component(
  'StorefrontVariant',
  z.object({
    variantId: platformId("The shop's variant id."),
    title: z.string().describe('Title, such as a color or a size.'),
    price: money('Price of one unit; `null` if the shop gave none.').nullable(),
    isAvailable: z.boolean().describe('Whether customers can buy it.'),
  }),
  { description: 'A variant of a product.' },
);

const storefrontProduct = component(
  'StorefrontProduct',
  z.object({
    productId: platformId("The shop's product id."),
    handle: z.string().describe("The product's handle, as in the address of its page."),
    title: z.string().describe('Title.'),
    image: url('Address of the picture; `null` for none.').nullable(),
    earnsPoints: z.boolean().describe('Whether purchases of it earn points.'),
    variants: z.array(storefrontVariant).describe('The variants, the default first.'),
  }),
  { description: 'A product that the shop sells, as widgets show it.' },
);

export const productsQuery = z.strictObject({
  productIds: queryIds(limits.storefrontProducts, {
    description: 'Ids of 1 to 50 products. Repeat the parameter for each.',
    example: [880010, 880021],
  }),
});

export const productsResponse = component(
  'StorefrontProducts',
  z.object({
    products: z
      .array(storefrontProduct)
      .describe('The products in the order of their ids. Unknown and deleted ones are left out.'),
  }),
  { description: 'Products of the shop.' },
);
