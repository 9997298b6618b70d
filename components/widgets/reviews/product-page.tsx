import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Rating, RatingBars } from '../parts/rating';
import { Review } from '../parts/review';
import { Scene } from '../parts/scene';
import styles from './product-page.module.css';

/** Summary, reviews and questions of one product in tabs. */
export function ReviewsProductPage() {
  return (
    <Scene size="wide">
      <div className={look.tabs}>
        <b>Reviews 128</b>
        <span>Questions 12</span>
      </div>
      <div className={styles.body}>
        <div className={`${look.card} ${styles.summary}`}>
          <Rating />
          <RatingBars />
          <span className={look.button}>
            <Icon name="pencil" />
            Write a review
          </span>
        </div>
        <div className={styles.reviews}>
          <Review
            date="3 March"
            name="Mara V."
            text="I wore it from November to March, and it still looks new."
            title="Kept me warm all winter"
          />
          <Review
            date="1 March"
            hue="c"
            name="Jonas K."
            rating={4}
            text="A little longer than I thought."
            title="Lovely color"
          />
          <span className={look.quiet}>More reviews</span>
        </div>
      </div>
    </Scene>
  );
}
