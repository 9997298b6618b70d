import { ada, api, scarf } from './wishlists.fixture';

const { productId } = scarf;

/** The fields of a wishlist or an item that name its owner. */
export const ownedByAda = {
  customer: { shopifyCustomerId: 6600001, email: 'ada@wishlists.example', phone: null },
  sessionToken: null,
};

/** The variants in a wishlist, oldest first. */
export async function variantsIn(wishlistId: number, identity: object = ada): Promise<number[]> {
  const { wishlistItems } = await api.ok('getWishlistItems', {
    query: { ...identity, wishlistId },
  });
  return wishlistItems.map((item: { product: { variantId: number } }) => item.product.variantId);
}

/** An item of Ada's wishlists with a variant of the scarf, as responses have it. */
export function itemOf(wishlistId: number, variantId: number) {
  const product = { id: productId, handle: `product-${productId}`, variantId };
  return { ...ownedByAda, product, wishlistId };
}
