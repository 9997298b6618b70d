import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import { SaveButton } from '../wishlists/save-button';
import { WISHLIST_TEXTS } from '../wishlists/texts.data';
import styles from './wishlists-add-to-wishlist-product-page.module.css';

/** The wishlist button with its count, next to the cart button. */
export function AddToWishlistProductPagePicture() {
  return (
    <Scene>
      <ProductPage of="beanie">
        <b>Ribbed wool beanie</b>
        <div className={look.price}>€29.00</div>
        <div className={look.lines} />
        <div className={look.chips}>
          <span className={look.quiet}>Add to cart</span>
          <span className={`${look.spot} ${styles.spot}`}>
            <SaveButton count={42} isSaved isWide texts={createTexts('en', WISHLIST_TEXTS)} />
          </span>
        </div>
      </ProductPage>
    </Scene>
  );
}
