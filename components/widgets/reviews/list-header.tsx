import type { ReactNode } from 'react';
import { type DetailedRating, STARS } from '@/lib/storefront/data/ratings';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Progress } from '../parts/progress';
import { Stars } from '../parts/stars';
import styles from './list-header.module.css';
import type { ListTexts } from './review-list-texts.data';

interface ReviewsHeaderProps {
  /** `undefined` while it loads. */
  rating: DetailedRating | undefined;
  texts: ListTexts;
  /** The number of stars that the list is filtered by. */
  rate?: number | undefined;
  onRate?: (rate: number | undefined) => void;
  /** Whether there is a button that writes a review. */
  canWrite?: boolean;
  onWrite?: () => void;
  /** Appears below the button. */
  hint?: ReactNode;
}

/** Average rating, distribution of ratings, and the button for a new review. */
export function ReviewsHeader(props: ReviewsHeaderProps) {
  const { rating, texts, canWrite, onWrite, hint } = props;
  const isEmpty = rating?.reviewCount === 0;
  return (
    <div className={`${look.card} ${styles.header}`}>
      {isEmpty ? (
        <b className={styles.invitation}>{texts.say(canWrite ? 'beFirst' : 'noReviews')}</b>
      ) : (
        <>
          <div className={styles.average}>
            <b>{rating ? texts.rate(rating.starsAverage) : '\u00a0'}</b>
            <Stars
              label={rating && texts.say('rating', { rate: texts.rate(rating.starsAverage) })}
              rating={rating?.starsAverage ?? 0}
            />
            <small>{rating ? texts.count('reviews', rating.reviewCount) : '\u00a0'}</small>
          </div>
          <div className={styles.bars}>
            {STARS.map((name, at) => <Bar key={name} {...props} stars={at + 1} />).reverse()}
          </div>
        </>
      )}
      {canWrite && (
        <div className={styles.write}>
          <button className={look.button} onClick={onWrite} type="button">
            <Icon name="pencil" />
            {texts.say('write')}
          </button>
          {hint}
        </div>
      )}
    </div>
  );
}

/** The share of a number of stars, as a button that filters the list by it. */
function Bar({ stars, rating, texts, rate, onRate }: ReviewsHeaderProps & { stars: number }) {
  const count = rating?.starsDistribution[STARS[stars - 1] as (typeof STARS)[number]] ?? 0;
  const share = Math.round((100 * count) / (rating?.reviewCount || 1));
  const isChosen = rate === stars;
  return (
    <button
      aria-label={`${texts.count('star', stars)}, ${texts.count('reviews', count)}`}
      aria-pressed={isChosen}
      disabled={!rating}
      onClick={onRate && (() => onRate(isChosen ? undefined : stars))}
      type="button"
    >
      <small>{stars}</small>
      <Progress value={share} />
      <small>{rating && texts.say('share', { n: texts.number(share) })}</small>
    </button>
  );
}
