import { createTexts } from '../live/texts';
import { ProductCard, ProductGrid } from '../parts/product-card';
import { Scene } from '../parts/scene';
import { SaveButton } from '../wishlists/save-button';
import { WISHLIST_TEXTS } from '../wishlists/texts.data';

const texts = createTexts('en', WISHLIST_TEXTS);

/** The heart on each card of a product listing, filled if the product is saved. */
export function AddToWishlistProductCardPicture() {
  return (
    <Scene>
      <ProductGrid>
        <ProductCard of="beanie" price="€29.00" title="Ribbed beanie">
          <SaveButton isSaved texts={texts} />
        </ProductCard>
        <ProductCard of="tea" price="€12.00" title="Mint tea">
          <SaveButton isSaved={false} texts={texts} />
        </ProductCard>
        <ProductCard of="boots" price="€129.00" title="Winter boots">
          <SaveButton isSaved={false} texts={texts} />
        </ProductCard>
      </ProductGrid>
    </Scene>
  );
}
