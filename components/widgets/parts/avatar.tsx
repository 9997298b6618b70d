import styles from './avatar.module.css';

/** A round picture of a person, known by the initial. */
export function Avatar({ of, hue }: { of: string; hue?: 'b' | 'c' | 'd' }) {
  return (
    <span className={styles.avatar} data-hue={hue}>
      {of}
    </span>
  );
}
