import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import { Stars } from '../parts/stars';
import styles from './trust-badge.module.css';

/** The average rating of the shop on a small badge, here below the checkout button. */
export function ReviewsTrustBadge() {
  return (
    <Scene size="narrow">
      <div className={styles.checkout}>
        <div className={look.split}>
          <span>Total</span>
          <b>€57.00</b>
        </div>
        <span className={look.quiet}>
          <Icon name="lock" />
          Pay now
        </span>
        <div className={`${look.card} ${styles.badge}`}>
          <Icon name="shield" />
          <div className={look.stack}>
            <div className={look.row}>
              <b>4.7</b>
              <Stars rating={4.7} />
            </div>
            <small>1,284 verified reviews</small>
          </div>
        </div>
      </div>
    </Scene>
  );
}
