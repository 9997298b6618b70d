import styles from './avatar.module.css';

/** A round avatar with the initial of a customer. */
export function Avatar({ of }: { of: string }) {
  return <span className={styles.avatar}>{of}</span>;
}
