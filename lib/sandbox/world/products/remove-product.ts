import { z } from '@hono/zod-openapi';
import { platformId } from '../../../api/contract/field-types';
import { ApiError } from '../../../api/http/api-error';
import { emitDeleted } from '../../../api/wishlists/item-handlers';
import { removeItems } from '../../../api/wishlists/item-store';
import { defineAction } from '../define-action';
import { listItemsOfProduct, markRemoved } from './product-store';

/**
 * The shop removed a product: it disappears from wishlists, and what was written about it stays without the product.
 */
export const removeProduct = defineAction(
  z.strictObject({ productId: platformId('The product that is removed.') }),
  async (context, { productId }) => {
    const { transaction, shop, now } = context;
    // As they are before: the events show the handle of the product.
    const items = await listItemsOfProduct(transaction, shop.id, productId);
    if (!(await markRemoved(transaction, { shopId: shop.id, id: productId }, now))) {
      throw new ApiError('productNotFound');
    }
    for (const { owner, item } of items) {
      await emitDeleted(context, owner, await removeItems(transaction, shop.id, [item]));
    }
  },
);
