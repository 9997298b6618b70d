import { Avatar } from '../parts/avatar';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo } from '../parts/photo';
import { Review } from '../parts/review';
import { Scene } from '../parts/scene';
import styles from './list.module.css';

/** Review cards with photos, votes and the shop's reply, below the list controls. */
export function ReviewsList() {
  return (
    <Scene>
      <div className={look.chips}>
        <span className={look.chip}>
          Most recent <Icon name="down" />
        </span>
        <span className={look.chip}>With photos</span>
        <span className={look.chip}>5 stars</span>
      </div>
      <div className={`${look.card} ${styles.card}`}>
        <Review
          date="3 March"
          name="Mara V."
          text="I wore it from November to March. The wool is dense, soft, and still looks new."
          title="Kept me warm all winter"
        >
          <div className={styles.photos}>
            <Photo of="scarf" />
            <Photo of="beanie" />
          </div>
          <div className={styles.reply}>
            <Avatar hue="b" of="S" />
            <div>
              <b>Reply of the shop</b>
              <div>Thank you, Mara. Enjoy many more winters with it!</div>
            </div>
          </div>
          <div className={look.row}>
            <small>Helpful?</small>
            <span className={look.chip}>
              <Icon name="thumb" /> 14
            </span>
          </div>
        </Review>
      </div>
      <div className={`${look.card} ${styles.card}`}>
        <Review
          date="1 March"
          hue="c"
          name="Jonas K."
          rating={4}
          text="A little longer than I thought, but the blue is just right."
          title="Lovely color"
        />
      </div>
    </Scene>
  );
}
