import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import styles from './earn-points-cart-page.module.css';

function Line({ of, title, price }: { of: Product; title: string; price: string }) {
  return (
    <div className={look.row}>
      <Photo of={of} />
      <div>
        <b>{title}</b>
        <small>Quantity 1</small>
      </div>
      <span>{price}</span>
    </div>
  );
}

/** The points that the order in the cart will earn, beside its total. */
export function RewardsEarnPointsCartPage() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.cart}`}>
        <Line of="scarf" price="€39.00" title="Wool scarf" />
        <Line of="mug" price="€18.00" title="Stone mug" />
        <div className={`${look.split} ${styles.total}`}>
          <span>Total</span>
          <b>€57.00</b>
        </div>
        <div className={styles.points}>
          <Icon name="coin" />
          <div>
            <b>71 points with this order</b>
            <small>57 × 1.25 as a Silver member</small>
          </div>
        </div>
        <span className={look.quiet}>Checkout</span>
      </div>
    </Scene>
  );
}
