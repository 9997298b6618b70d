import { Browser } from '../parts/browser';
import look from '../parts/look.module.css';
import { ProductCard, ProductGrid } from '../parts/product-card';
import { Scene } from '../parts/scene';
import styles from './shared-wishlist-page.module.css';

/** Another customer's shared wishlist. */
export function WishlistsSharedWishlistPage() {
  return (
    <Scene size="wide">
      <Browser path="/pages/shared-wishlists">
        <div className={styles.page}>
          <div>
            <b>Mara’s wishes</b>
            <small>Shared with you · 3 products</small>
          </div>
          <div className={look.tabs}>
            <b>Winter</b>
            <span>Kitchen</span>
          </div>
          <ProductGrid>
            <ProductCard of="boots" price="€129.00" title="Winter boots">
              <span className={look.button}>Add to cart</span>
            </ProductCard>
            <ProductCard of="beanie" price="€29.00" title="Ribbed beanie">
              <span className={look.button}>Add to cart</span>
            </ProductCard>
            <ProductCard of="tea" price="€12.00" title="Mint tea">
              <span className={look.button}>Add to cart</span>
            </ProductCard>
          </ProductGrid>
        </div>
      </Browser>
    </Scene>
  );
}
