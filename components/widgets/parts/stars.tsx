import styles from './stars.module.css';

interface StarsProps {
  rating?: 4 | 4.7 | 5;
  size?: 's' | 'l';
}

/** Five stars, filled up to the rating. */
export function Stars({ rating, size }: StarsProps) {
  return <span className={styles.stars} data-rating={rating} data-size={size} />;
}
