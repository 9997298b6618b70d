import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './go-to-wishlist-header.module.css';

/** The heart icon in the shop header with the number of saved products. */
export function WishlistsGoToWishlistHeader() {
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
          <div className={look.spot}>
            <Icon full name="heart" />
            <b>3</b>
          </div>
          <Icon name="bag" />
        </div>
        <div className={styles.hero}>
          <b>Winter, softened</b>
          <div className={look.lines} />
        </div>
      </div>
    </Scene>
  );
}
