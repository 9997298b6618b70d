import type { ReactNode } from 'react';
import { en } from '@/lib/site/messages/en';
import styles from './request-pane.module.css';

/** The example requests of an operation with their responses. On wide screens, they stay beside the fields. */
export function RequestPane({ children }: { children?: ReactNode }) {
  const { requestPane } = en;
  return (
    <section className={styles.root} aria-label={requestPane}>
      {children}
    </section>
  );
}
