import { HeartButton } from '../parts/heart-button';
import { ProductCard, ProductGrid } from '../parts/product-card';
import { Scene } from '../parts/scene';

/** The heart on each card of a product listing, filled if the product is saved. */
export function WishlistsAddToWishlistProductCard() {
  return (
    <Scene>
      <ProductGrid>
        <ProductCard of="beanie" price="€29.00" title="Ribbed beanie">
          <HeartButton saved />
        </ProductCard>
        <ProductCard of="tea" price="€12.00" title="Mint tea">
          <HeartButton />
        </ProductCard>
        <ProductCard of="boots" price="€129.00" title="Winter boots">
          <HeartButton />
        </ProductCard>
      </ProductGrid>
    </Scene>
  );
}
