import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import panel from '../parts/panel.module.css';
import { Review } from '../parts/review';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import { Stars } from '../parts/stars';
import styles from './drawer.module.css';

/** The side panel with reviews and questions, and the button that opens it. */
export function ReviewsDrawer() {
  return (
    <Scene size="wide">
      <ShopWindow dim>
        <span className={styles.launcher}>
          <Icon full name="star" />
          Reviews
        </span>
        <div className={panel.drawer}>
          <div className={look.split}>
            <div className={look.tabs}>
              <b>Reviews</b>
              <span>Questions</span>
            </div>
            <Icon name="close" />
          </div>
          <div className={look.row}>
            <b>4.7</b>
            <Stars rating={4.7} />
            <small>128</small>
          </div>
          <Review
            date="3 Mar"
            name="Mara V."
            text="Soft, and no pilling so far."
            title="Kept me warm all winter"
          />
          <Review
            date="1 Mar"
            hue="b"
            name="Jonas K."
            rating={4}
            text="A little longer than I thought."
            title="Lovely color"
          />
          <span className={look.button}>Write a review</span>
        </div>
      </ShopWindow>
    </Scene>
  );
}
