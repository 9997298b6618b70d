import { Browser } from '../parts/browser';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { ProductCard, ProductGrid } from '../parts/product-card';
import { Scene } from '../parts/scene';
import styles from './page.module.css';

/** All wishlists of a customer, with their actions. */
export function WishlistsPage() {
  return (
    <Scene size="wide">
      <Browser path="/pages/wishlist">
        <div className={styles.page}>
          <div className={styles.lists}>
            <b>
              <Icon full name="heart" />
              Favorites
            </b>
            <span>
              <Icon name="lock" />
              Kitchen
            </span>
            <span>
              <Icon name="plus" />
              New list
            </span>
          </div>
          <div className={look.stack}>
            <div className={look.split}>
              <b>Favorites</b>
              <span className={look.tag}>Default</span>
              <div className={styles.tools}>
                <Icon name="pencil" />
                <Icon name="share" />
                <Icon name="trash" />
              </div>
            </div>
            <ProductGrid>
              <ProductCard of="scarf" price="€39.00" title="Wool scarf">
                <span className={look.link}>Move</span>
              </ProductCard>
              <ProductCard of="candle" price="€24.00" title="Fig candle">
                <span className={look.link}>Move</span>
              </ProductCard>
              <ProductCard of="tea" price="€12.00" title="Mint tea">
                <span className={look.link}>Move</span>
              </ProductCard>
            </ProductGrid>
          </div>
        </div>
      </Browser>
    </Scene>
  );
}
