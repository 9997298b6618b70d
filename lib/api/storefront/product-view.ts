import type { SoldProduct } from '../catalog/products';

/** A product as widgets show it. */
export function storefrontProductOf(product: SoldProduct) {
  const { id, handle, title, image, earnsPoints, variants } = product;
  return {
    productId: id,
    handle,
    title,
    image,
    earnsPoints,
    variants: variants.map(({ id: variantId, title: name, price, isAvailable }) => ({
      variantId,
      title: name,
      price,
      isAvailable,
    })),
  };
}
