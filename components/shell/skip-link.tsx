import { FIRST_PAINTED_ID } from '@/lib/first-painted';
import styles from './skip-link.module.css';

/** First thing in the tab order; the region around it takes the focus after a navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <nav
      id={FIRST_PAINTED_ID}
      aria-label={label}
      data-focus-target=""
      tabIndex={-1}
      className={styles.root}
    >
      <a href="#content">{label}</a>
    </nav>
  );
}
