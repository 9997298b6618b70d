import styles from './skip-link.module.css';

/** First thing in the tab order; the region around it takes the focus after a navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <nav aria-label={label} data-focus-target="" tabIndex={-1} className={styles.root}>
      <a href="#content">{label}</a>
    </nav>
  );
}
