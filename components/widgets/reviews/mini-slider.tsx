import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import { Stars } from '../parts/stars';
import styles from './mini-slider.module.css';

/** One short review at a time, here between the cart items and the checkout button. */
export function ReviewsMiniSlider() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.cart}`}>
        <div className={look.split}>
          <b>Your cart</b>
          <Icon name="close" />
        </div>
        <div className={look.row}>
          <Photo of="scarf" />
          <div className={look.lines} />
          <span>€39.00</span>
        </div>
        <div className={styles.slider}>
          <Icon name="arrowLeft" />
          <div>
            <Stars size="s" />
            <b>“Kept me warm all winter.”</b>
            <small>Mara V. · Wool scarf</small>
          </div>
          <Icon name="arrowRight" />
        </div>
        <span className={look.quiet}>Checkout</span>
      </div>
    </Scene>
  );
}
