import type { ReactNode } from 'react';
import { Stars } from '../parts/stars';
import styles from './mini-slider.module.css';
import { ProductLink, type Slide } from './slide';
import type { SliderTexts } from './slider-texts.data';

interface MiniSlideProps {
  slide: Slide;
  texts: SliderTexts;
  /** The first photo of the review. */
  photo?: ReactNode;
}

/** A review in the mini slider: its headline, or the beginning of its text. */
export function MiniSlide({ slide, texts, photo }: MiniSlideProps) {
  const { title, body, rate, customerDisplayName } = slide.review;
  return (
    <li className={styles.slide}>
      {photo}
      <Stars label={texts.say('rating', { rate: texts.number(rate) })} rating={rate} size="s" />
      <b>{title ?? body}</b>
      <small>{customerDisplayName}</small>
      <ProductLink product={slide.product} />
    </li>
  );
}

interface MiniSliderProps {
  /** The row with the reviews; none while they load. */
  children?: ReactNode;
  previous?: ReactNode;
  next?: ReactNode;
  /** The button that stops it. */
  play?: ReactNode;
}

/** One short review at a time, between arrows. */
export function ReviewsMiniSlider({ children, previous, next, play }: MiniSliderProps) {
  return (
    <div className={styles.slider} data-loading={children ? undefined : ''}>
      {previous}
      {children}
      {next}
      {play && <div className={styles.play}>{play}</div>}
    </div>
  );
}
