import type { Rating } from '@/lib/storefront/data/ratings';
import { Icon } from '../parts/icon';
import { Stars } from '../parts/stars';
import type { ReviewTexts } from './texts.data';
import styles from './trust-badge.module.css';

interface ReviewsTrustBadgeProps {
  /** `undefined` while it loads. */
  rating: Rating | undefined;
  texts: ReviewTexts;
  size?: 'small' | 'medium' | 'large';
  /** Address of the reviews page; a badge without one is no link. */
  href?: string;
}

/** The rating of the shop on a small badge. Without reviews, there is none. */
export function ReviewsTrustBadge({ rating, texts, size, href }: ReviewsTrustBadgeProps) {
  if (rating?.reviewCount === 0) return null;
  const Badge = href && rating ? 'a' : 'div';
  return (
    <Badge className={styles.badge} data-size={size} href={rating && href}>
      <Icon name="shield" />
      <div className={styles.numbers}>
        <div className={styles.line}>
          <b aria-hidden="true">{rating ? texts.rate(rating.starsAverage) : '\u00a0'}</b>
          <Stars
            label={rating && texts.say('rating', { rate: texts.rate(rating.starsAverage) })}
            rating={rating?.starsAverage ?? 0}
          />
        </div>
        <small>{rating ? texts.count('reviews', rating.reviewCount) : '\u00a0'}</small>
      </div>
    </Badge>
  );
}
