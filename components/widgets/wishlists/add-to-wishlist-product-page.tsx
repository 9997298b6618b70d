import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import styles from './add-to-wishlist-product-page.module.css';

/** The wishlist button with its count, next to the cart button. */
export function WishlistsAddToWishlistProductPage() {
  return (
    <Scene>
      <ProductPage of="beanie">
        <b>Ribbed wool beanie</b>
        <div className={look.price}>€29.00</div>
        <div className={look.lines} />
        <div className={look.chips}>
          <span className={look.quiet}>Add to cart</span>
          <span className={`${look.quiet} ${look.spot} ${styles.saved}`}>
            <Icon full name="heart" />
            <b>Saved</b>
            <small>42</small>
          </span>
        </div>
      </ProductPage>
    </Scene>
  );
}
