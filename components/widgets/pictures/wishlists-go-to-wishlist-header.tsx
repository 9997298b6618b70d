import { createTexts } from '../live/texts';
import { Icon } from '../parts/icon';
import { Scene } from '../parts/scene';
import { HeaderLink } from '../wishlists/header-link';
import { WISHLIST_TEXTS } from '../wishlists/texts.data';
import picture from './picture.module.css';
import styles from './wishlists-go-to-wishlist-header.module.css';

/** The heart icon in the shop header with the number of saved products. */
export function GoToWishlistHeaderPicture() {
  return (
    <Scene size="wide">
      <div className={styles.shop}>
        <div className={styles.header}>
          <b>Hearth &amp; Wool</b>
          <span>Scarves</span>
          <span>Home</span>
          <span>Gifts</span>
          <Icon name="search" />
          <Icon name="user" />
          <div className={picture.spot}>
            <HeaderLink count={3} texts={createTexts('en', WISHLIST_TEXTS)} />
          </div>
          <Icon name="bag" />
        </div>
        <div className={styles.hero}>
          <b>Winter, softened</b>
          <div className={picture.lines} />
        </div>
      </div>
    </Scene>
  );
}
