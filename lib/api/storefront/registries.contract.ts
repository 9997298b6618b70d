import { jsonBody, jsonResponse } from '../contract/bodies';
import { BY_CUSTOMER, defineOperation } from './define-operation';
import * as schema from './registries.schema';

export const giftRegistry = defineOperation({
  id: 'giftRegistry',
  method: 'get',
  access: { ...BY_CUSTOMER, scope: 'read_wishlist' },
  summary: 'Get a gift registry',
  description: 'Returns a gift registry of the customer.',
  query: schema.giftRegistryQuery,
  response: jsonResponse('The registry.', schema.storefrontGiftRegistry),
  errors: ['customerUnknown'],
});

export const saveGiftRegistry = defineOperation({
  id: 'saveGiftRegistry',
  method: 'post',
  access: { ...BY_CUSTOMER, scope: 'write_wishlist' },
  summary: 'Store a gift registry',
  description:
    'Creates or changes a gift registry of the customer, and adds a product unless the registry contains it. Fields that are left out are reset.',
  body: jsonBody(schema.saveGiftRegistryRequest, {
    wedding: {
      summary: 'A new registry with a product',
      value: { title: 'Our wedding', eventType: 'wedding', productId: 880010, variantId: 990011 },
    },
  }),
  response: jsonResponse('The id of the registry.', schema.saveGiftRegistryResponse),
  errors: ['customerUnknown', 'productNotFound', 'variantNotFound'],
});
