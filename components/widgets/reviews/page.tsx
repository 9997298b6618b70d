import { Browser } from '../parts/browser';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Rating, RatingBars } from '../parts/rating';
import { Review } from '../parts/review';
import { Scene } from '../parts/scene';
import styles from './page.module.css';

/** A page with all reviews of the shop. */
export function ReviewsPage() {
  return (
    <Scene size="wide">
      <Browser path="/pages/reviews">
        <div className={styles.page}>
          <div className={styles.title}>
            <b>What our customers say</b>
            <span className={look.field}>
              <Icon name="search" />
              Search reviews
            </span>
          </div>
          <div className={styles.head}>
            <Rating />
            <RatingBars />
          </div>
          <div className={look.tabs}>
            <b>Products</b>
            <span>Shop</span>
          </div>
          <div className={styles.reviews}>
            <Review
              date="3 Mar"
              name="Mara V."
              text="Wool scarf. Dense, soft, still like new."
              title="Kept me warm all winter"
            />
            <Review
              date="2 Mar"
              hue="d"
              name="Aylin D."
              text="Fig candle. It fills the room, never too sweet."
              title="Burns for weeks"
            />
          </div>
        </div>
      </Browser>
    </Scene>
  );
}
