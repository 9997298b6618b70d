import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import panel from '../parts/panel.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import styles from './save-for-later-modal.module.css';

/** The dialog that offers to save an item to a wishlist when it is removed from the cart. */
export function WishlistsSaveForLaterModal() {
  return (
    <Scene size="wide">
      <ShopWindow dim>
        <div className={`${panel.modal} ${styles.modal}`}>
          <div className={look.split}>
            <b>Keep it for later?</b>
            <Icon name="close" />
          </div>
          <div className={look.row}>
            <Photo of="mug" />
            <div>
              <b>Stone mug, blue</b>
              <div>€18.00</div>
            </div>
          </div>
          <div className={styles.lists}>
            <b>My favorites</b>
            <span>For the kitchen</span>
            <span>New list …</span>
          </div>
          <span className={look.button}>
            <Icon name="heart" />
            Save and remove
          </span>
          <span className={look.quiet}>Only remove</span>
        </div>
      </ShopWindow>
    </Scene>
  );
}
