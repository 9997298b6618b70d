import styles from './stars.module.css';

interface StarsProps {
  rate?: 4 | 4.7 | 5;
  size?: 's' | 'l';
}

/** Five stars, the last of them filled as far as the rate goes. */
export function Stars({ rate, size }: StarsProps) {
  return <span className={styles.stars} data-rate={rate} data-size={size} />;
}
