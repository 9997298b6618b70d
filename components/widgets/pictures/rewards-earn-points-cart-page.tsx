import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { EarnPoints } from '../rewards/earn/earn-points';
import { EARN_TEXTS } from '../rewards/earn/texts.data';
import picture from './picture.module.css';
import styles from './rewards-earn-points-cart-page.module.css';

function Line({ of, title, price }: { of: Product; title: string; price: string }) {
  return (
    <div className={`${picture.row} ${styles.line}`}>
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
export function EarnPointsCartPagePicture() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.cart}`}>
        <Line of="scarf" price="€39.00" title="Wool scarf" />
        <Line of="mug" price="€18.00" title="Stone mug" />
        <div className={`${picture.split} ${styles.total}`}>
          <span>Total</span>
          <b>€57.00</b>
        </div>
        <div className={picture.spot}>
          <EarnPoints
            by="order"
            multiplier={1.25}
            points={71.25}
            texts={createTexts('en', EARN_TEXTS)}
          />
        </div>
        <span className={look.quiet}>Checkout</span>
      </div>
    </Scene>
  );
}
