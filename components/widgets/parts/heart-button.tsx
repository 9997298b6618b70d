import styles from './heart-button.module.css';
import { Icon } from './icon';

/** The round wishlist button in the corner of a product photo. */
export function HeartButton({ saved }: { saved?: boolean }) {
  return (
    <span className={styles.heart} data-saved={saved}>
      <Icon full={saved} name="heart" />
    </span>
  );
}
