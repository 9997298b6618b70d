import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { Stars } from '../parts/stars';
import styles from './slider.module.css';

interface SlideProps {
  of: Product;
  text: string;
  name: string;
  link: string;
}

function Slide({ of, text, name, link }: SlideProps) {
  return (
    <div className={`${look.card} ${styles.slide}`}>
      <Photo of={of} />
      <Stars size="s" />
      <b>{text}</b>
      <small>{name}</small>
      <span className={look.link}>{link}</span>
    </div>
  );
}

/** A row of reviews with photos that moves with the arrows. */
export function ReviewsSlider() {
  return (
    <Scene size="wide">
      <div className={look.split}>
        <b>Loved by our customers</b>
        <span className={styles.arrows}>
          <Icon name="arrowLeft" />
          <Icon name="arrowRight" />
        </span>
      </div>
      <div className={styles.slides}>
        <Slide link="Wool scarf" name="Mara V." of="scarf" text="“Kept me warm all winter.”" />
        <Slide link="Stone mug" name="Jonas K." of="mug" text="“My coffee stays hot for long.”" />
        <Slide
          link="Fig candle"
          name="Aylin D."
          of="candle"
          text="“The whole room smells of it.”"
        />
      </div>
    </Scene>
  );
}
