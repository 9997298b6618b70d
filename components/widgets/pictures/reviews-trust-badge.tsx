import { createTexts } from '../live/texts';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import { REVIEW_TEXTS } from '../reviews/texts.data';
import { ReviewsTrustBadge } from '../reviews/trust-badge';
import picture from './picture.module.css';
import styles from './reviews-trust-badge.module.css';

/** The trust badge below the checkout button. */
export function TrustBadgePicture() {
  return (
    <Scene size="narrow">
      <div className={styles.checkout}>
        <div className={picture.split}>
          <span>Total</span>
          <b>€57.00</b>
        </div>
        <span className={look.quiet}>
          <Icon name="lock" />
          Pay now
        </span>
        <ReviewsTrustBadge
          rating={{ reviewCount: 1284, starsAverage: 4.7 }}
          texts={createTexts('en', REVIEW_TEXTS)}
        />
      </div>
    </Scene>
  );
}
