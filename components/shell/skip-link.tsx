import { hook, START_OF_PAGE } from '@/lib/site/config/hooks';
import styles from './skip-link.module.css';

/** The first link in the tab order. Its region receives the focus when the control that had it is gone. */
export function SkipLink({ label }: { label: string }) {
  return (
    <nav aria-label={label} {...hook(START_OF_PAGE)} tabIndex={-1} className={styles.root}>
      <a href="#content">{label}</a>
    </nav>
  );
}
