import type { Rating } from '@/lib/storefront/data/ratings';
import { Stars } from '../parts/stars';
import styles from './average.module.css';
import type { ReviewTexts } from './texts.data';

interface ReviewsAverageProps {
  /** `undefined` while it loads. */
  rating: Rating | undefined;
  texts: ReviewTexts;
  align?: 'left' | 'center' | 'right';
  hideEmpty?: boolean;
  /** Leads to the reviews. */
  onClick?: () => void;
}

/** The average rating of a product, which leads to its reviews. */
export function ReviewsAverage({ rating, texts, align, hideEmpty, onClick }: ReviewsAverageProps) {
  if (rating?.reviewCount === 0 && hideEmpty) return null;
  return (
    <div className={styles.line} data-align={align}>
      {rating?.reviewCount === 0 ? (
        <small>{texts.say('noReviews')}</small>
      ) : (
        <button
          // Without a rating, it has no name.
          aria-hidden={!rating || undefined}
          className={styles.button}
          disabled={!rating}
          onClick={onClick}
          type="button"
        >
          <Stars rating={rating?.starsAverage ?? 0} />
          {rating && (
            <>
              <b aria-hidden="true">{texts.rate(rating.starsAverage)}</b>
              <span className={styles.name}>
                {texts.say('rating', { rate: texts.rate(rating.starsAverage) })}
              </span>
              <small>{texts.count('reviews', rating.reviewCount)}</small>
            </>
          )}
        </button>
      )}
    </div>
  );
}
