import type { ReactNode, Ref } from 'react';
import type { PublishedReview } from '@/lib/storefront/data/reviews';
import { Icon } from '../parts/icon';
import type { ReviewedProduct } from './review-card';
import styles from './slide.module.css';
import type { SliderTexts } from './slider-texts.data';
import type { Slides } from './use-slides.client';

/** A review in a row, and the product that it links to. */
export interface Slide {
  review: Pick<
    PublishedReview,
    'id' | 'title' | 'body' | 'rate' | 'images' | 'customerDisplayName' | 'createdAt'
  >;
  /** `null` for a review of the shop, and if the shop no longer sells the product. */
  product: ReviewedProduct | null;
}

interface TrackProps {
  texts: SliderTexts;
  /** The style of the row. */
  className: string | undefined;
  children: ReactNode;
  trackRef?: Ref<HTMLUListElement>;
  /** What stops a row that moves by itself. */
  attention?: Slides['attention'];
}

/** The row of reviews, which customers swipe, or scroll with the arrow keys. */
export function Track({ texts, className, children, trackRef, attention }: TrackProps) {
  return (
    <ul
      aria-label={texts.say('reviews')}
      {...attention}
      className={`${styles.track} ${className}`}
      ref={trackRef}
      // The keyboard scrolls it.
      tabIndex={trackRef ? 0 : undefined}
    >
      {children}
    </ul>
  );
}

interface ArrowProps {
  to: 'previous' | 'next';
  texts: SliderTexts;
  onClick?: () => void;
}

/** The button that moves the row. */
export function Arrow({ to, texts, onClick }: ArrowProps) {
  return (
    <button aria-label={texts.say(to)} className={styles.arrow} onClick={onClick} type="button">
      <Icon name={to === 'next' ? 'arrowRight' : 'arrowLeft'} />
    </button>
  );
}

interface PlayButtonProps {
  isPlaying: boolean;
  texts: SliderTexts;
  onClick?: () => void;
}

/** The button that stops a row that moves by itself. */
export function PlayButton({ isPlaying, texts, onClick }: PlayButtonProps) {
  return (
    <button
      aria-label={texts.say(isPlaying ? 'pause' : 'play')}
      className={styles.arrow}
      onClick={onClick}
      type="button"
    >
      <Icon full name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}

/** The product of a review: a link, unless it has no address. */
export function ProductLink({ product }: Pick<Slide, 'product'>) {
  if (!product) return null;
  const Name = product.href ? 'a' : 'span';
  return (
    <Name className={styles.product} href={product.href}>
      {product.title}
    </Name>
  );
}
