import type { ReactNode } from 'react';
import { en } from '@/lib/site/messages/en';
import styles from './request-pane.module.css';

/** The example requests of an operation with their responses. On wide screens, they stay beside the fields. */
export function RequestPane({ children }: { children?: ReactNode }) {
  return <Pane label={en.requestPane}>{children}</Pane>;
}

/** The example of an object or a topic. On wide screens, it stays beside the text. */
export function ExamplePane({ children }: { children?: ReactNode }) {
  return <Pane label={en.examplePane}>{children}</Pane>;
}

function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.root} aria-label={label} data-pane="">
      {children}
    </section>
  );
}
