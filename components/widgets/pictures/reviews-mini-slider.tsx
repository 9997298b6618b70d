import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import picture from './picture.module.css';
import { PictureMiniSlider } from './picture-sliders';
import styles from './reviews-mini-slider.module.css';

const SLIDE = {
  review: {
    id: 1,
    title: 'Kept me warm all winter.',
    body: '',
    rate: 5,
    images: [],
    customerDisplayName: 'Mara V.',
    createdAt: '2026-03-03T00:00:00Z',
  },
  product: { title: 'Wool scarf' },
};

/** One short review at a time, here between the cart items and the checkout button. */
export function MiniSliderPicture() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.cart}`}>
        <div className={picture.split}>
          <b>Your cart</b>
          <Icon name="close" />
        </div>
        <div className={picture.row}>
          <Photo of="scarf" />
          <div className={picture.lines} />
          <span>€39.00</span>
        </div>
        <PictureMiniSlider slide={SLIDE} />
        <span className={look.quiet}>Checkout</span>
      </div>
    </Scene>
  );
}
