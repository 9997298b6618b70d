import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import { SaveButton } from '../wishlists/save-button';
import { WISHLIST_TEXTS } from '../wishlists/texts.data';
import picture from './picture.module.css';
import styles from './wishlists-add-to-wishlist-product-page.module.css';

/** The wishlist button with its count, next to the cart button. */
export function AddToWishlistProductPagePicture() {
  return (
    <Scene>
      <ProductPage of="beanie">
        <b>Ribbed wool beanie</b>
        <div className={picture.price}>€29.00</div>
        <div className={picture.lines} />
        <div className={picture.chips}>
          <span className={look.quiet}>Add to cart</span>
          <span className={`${picture.spot} ${styles.spot}`}>
            <SaveButton count={42} isSaved isWide texts={createTexts('en', WISHLIST_TEXTS)} />
          </span>
        </div>
      </ProductPage>
    </Scene>
  );
}
