import { jsonResponse } from '../contract/bodies';
import { BY_ANYONE, defineOperation } from './define-operation';
import { productsQuery, productsResponse } from './products.schema';

/** Every page of the shop shows its products, so no scope is required. */
export const products = defineOperation({
  id: 'products',
  method: 'get',
  isRevalidated: true,
  access: { ...BY_ANYONE, scope: null },
  summary: 'Get products',
  description: 'Returns title, image, and the prices and stock of the variants of products.',
  query: productsQuery,
  response: jsonResponse('The products.', productsResponse),
  errors: [],
});
