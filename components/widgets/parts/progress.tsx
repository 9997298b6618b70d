import styles from './progress.module.css';

/** A progress bar filled to `value` percent. */
export function Progress({ value }: { value: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.progress}
      preserveAspectRatio="none"
      viewBox="0 0 100 8"
    >
      {value > 0 && <path d={`M0 4h${value}`} />}
    </svg>
  );
}
