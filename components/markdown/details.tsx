import type { ReactNode } from 'react';
import styles from './details.module.css';

/** A collapsible section. Its text is part of the HTML, so that it can be searched and printed. */
export function Details({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className={styles.root}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
