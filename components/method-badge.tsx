import styles from './method-badge.module.css';

/** The HTTP method of an operation. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={styles.root} data-method={method}>
      {method}
    </span>
  );
}
