import styles from './rating.module.css';
import { Stars } from './stars';

/** The average rating as a large number, with stars and the number of reviews. */
export function Rating() {
  return (
    <div className={styles.rating}>
      <b>4.7</b>
      <Stars rating={4.7} />
      <small>128 reviews</small>
    </div>
  );
}

/** The distribution of ratings: tracks first, bars on top of them. */
export function RatingBars() {
  return (
    <div className={styles.bars}>
      <small>{'5\n4\n3\n2\n1'}</small>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 50">
        <path d="M1 5h98M1 15h98M1 25h98M1 35h98M1 45h98" />
        <path d="M1 5h76M1 15h15M1 25h5M1 35h1M1 45h1" />
      </svg>
      <small>{'78%\n15%\n5%\n1%\n1%'}</small>
    </div>
  );
}
