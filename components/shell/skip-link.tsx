import styles from './skip-link.module.css';

/** The first link in the tab order. Its region receives the focus after a client navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <nav aria-label={label} data-focus-target="" tabIndex={-1} className={styles.root}>
      <a href="#content">{label}</a>
    </nav>
  );
}
