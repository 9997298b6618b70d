import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Rating, RatingBars } from '../parts/rating';
import { Scene } from '../parts/scene';
import styles from './list-header.module.css';

/** Average rating, distribution of ratings, and the button for a new review. */
export function ReviewsListHeader() {
  return (
    <Scene size="wide">
      <div className={`${look.card} ${styles.header}`}>
        <Rating />
        <RatingBars />
        <div className={look.stack}>
          <span className={look.button}>
            <Icon name="pencil" />
            Write a review
          </span>
          <small>Earn 50 points, and 20 more with a photo</small>
        </div>
      </div>
    </Scene>
  );
}
