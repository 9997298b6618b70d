import styles from './stars.module.css';

interface StarsProps {
  /** From 0 to 5. */
  rating?: number;
  size?: 's';
  /** For stars without the rating beside them. */
  label?: string | undefined;
}

/** Five stars, filled up to the rating. */
export function Stars({ rating = 5, size, label }: StarsProps) {
  return (
    <span
      className={styles.stars}
      data-size={size}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {/* An attribute, because policies of shops forbid inline styles. */}
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 5 1">
        <rect height="1" width={rating} />
      </svg>
    </span>
  );
}
