import type { ReactNode } from 'react';
import styles from './details.module.css';

/** Text that opens on demand; it stays in the page for search and printing. */
export function Details({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className={styles.root}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
