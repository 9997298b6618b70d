import styles from './avatar.module.css';

/** A round avatar with the initial of a customer. */
export function Avatar({ of, hue }: { of: string; hue?: 'b' | 'c' | 'd' }) {
  return (
    <span className={styles.avatar} data-hue={hue}>
      {of}
    </span>
  );
}
