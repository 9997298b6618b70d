import type { ReactNode } from 'react';
import { Stars } from '../parts/stars';
import { ProductLink, type Slide } from './slide';
import styles from './slider.module.css';
import type { SliderTexts } from './slider-texts.data';

interface SlideCardProps {
  slide: Slide;
  texts: SliderTexts;
  /** The first photo of the review. */
  photo?: ReactNode;
}

/** A review in the reviews slider. Long texts are cut. */
export function SlideCard({ slide, texts, photo }: SlideCardProps) {
  const { title, body, rate, customerDisplayName, createdAt } = slide.review;
  return (
    <li className={styles.card}>
      {photo}
      <div className={styles.content}>
        <Stars label={texts.say('rating', { rate: texts.number(rate) })} rating={rate} size="s" />
        {title && <b>{title}</b>}
        <div className={styles.text}>{body}</div>
        <small>
          {customerDisplayName} · {texts.date(createdAt)}
        </small>
        <ProductLink product={slide.product} />
      </div>
    </li>
  );
}

interface ReviewsSliderProps {
  /** The row with the cards. */
  children: ReactNode;
  /** The buttons that move the row. */
  controls?: ReactNode;
}

/** A row of review cards above its buttons. */
export function ReviewsSlider({ children, controls }: ReviewsSliderProps) {
  return (
    <div className={styles.slider}>
      {children}
      {controls && <div className={styles.controls}>{controls}</div>}
    </div>
  );
}

/** The outlines of cards that load. */
export function SliderOutlines() {
  return (
    <div className={styles.slider}>
      <div aria-hidden="true" className={styles.row}>
        {[1, 2, 3, 4].map((each) => (
          <div className={`${styles.card} ${styles.content}`} data-loading="" key={each} />
        ))}
      </div>
    </div>
  );
}
