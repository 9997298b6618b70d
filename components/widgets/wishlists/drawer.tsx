import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import panel from '../parts/panel.module.css';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import styles from './drawer.module.css';

function Item({ of, title, price }: { of: Product; title: string; price: string }) {
  return (
    <div className={styles.item}>
      <Photo of={of} />
      <b>{title}</b>
      <small>{price}</small>
      <span className={look.link}>Add to cart</span>
      <Icon name="trash" />
    </div>
  );
}

/** The side panel with a customer's wishlists and their products. */
export function WishlistsDrawer() {
  return (
    <Scene size="wide">
      <ShopWindow dim>
        <span className={styles.launcher}>
          <Icon full name="heart" />
        </span>
        <div className={panel.drawer}>
          <div className={look.split}>
            <b>My wishlists</b>
            <Icon name="close" />
          </div>
          <div className={look.tabs}>
            <b>Favorites 3</b>
            <span>Kitchen 2</span>
          </div>
          <Item of="beanie" price="€29.00" title="Ribbed beanie" />
          <Item of="tea" price="€12.00" title="Mint tea" />
          <Item of="candle" price="€24.00" title="Fig candle" />
          <span className={look.quiet}>
            <Icon name="share" />
            Share this list
          </span>
        </div>
      </ShopWindow>
    </Scene>
  );
}
