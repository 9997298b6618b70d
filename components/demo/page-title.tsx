import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** The title of a page of the demo shop, and a sentence below it. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <div>{children}</div>
    </div>
  );
}
