import type { Rating } from '@/lib/storefront/data/ratings';
import { Stars } from '../parts/stars';
import styles from './listing-average.module.css';
import type { ReviewTexts } from './texts.data';

interface ReviewsListingAverageProps {
  /** `undefined` while it loads. */
  rating: Rating | undefined;
  texts: ReviewTexts;
}

/** Small stars with the number of reviews, for a product card. Without reviews, only its height is left. */
export function ReviewsListingAverage({ rating, texts }: ReviewsListingAverageProps) {
  if (!rating) return <span className={styles.line} data-loading="" />;
  if (rating.reviewCount === 0) return <span className={styles.line} />;
  const name = `${texts.say('rating', { rate: texts.rate(rating.starsAverage) })}, ${texts.count('reviews', rating.reviewCount)}`;
  return (
    <span className={styles.line}>
      <Stars label={name} rating={rating.starsAverage} size="s" />
      <small aria-hidden="true">{texts.number(rating.reviewCount)}</small>
    </span>
  );
}
