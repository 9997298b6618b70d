import type { ReactNode } from 'react';
import styles from './admonition.module.css';

interface AdmonitionProps {
  title?: string;
  children?: ReactNode;
}

function Admonition({ kind, title, children }: AdmonitionProps & { kind: string; title: string }) {
  return (
    <aside className={styles.root} data-kind={kind} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  );
}

/** The components of the admonition tags. */
export const admonitions = {
  Note: ({ title = 'Note', children }: AdmonitionProps) => (
    <Admonition kind="note" title={title}>
      {children}
    </Admonition>
  ),
  Tip: ({ title = 'Tip', children }: AdmonitionProps) => (
    <Admonition kind="tip" title={title}>
      {children}
    </Admonition>
  ),
  Info: ({ title = 'Info', children }: AdmonitionProps) => (
    <Admonition kind="info" title={title}>
      {children}
    </Admonition>
  ),
  Warning: ({ title = 'Warning', children }: AdmonitionProps) => (
    <Admonition kind="warning" title={title}>
      {children}
    </Admonition>
  ),
  Danger: ({ title = 'Danger', children }: AdmonitionProps) => (
    <Admonition kind="danger" title={title}>
      {children}
    </Admonition>
  ),
};
