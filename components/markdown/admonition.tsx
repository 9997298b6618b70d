import type { ReactNode } from 'react';
import { en } from '@/lib/site/messages/en';
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

const titles = en.admonitions;

/** The components of the admonition tags. */
export const admonitions = {
  Note: ({ title = titles.note, children }: AdmonitionProps) => (
    <Admonition kind="note" title={title}>
      {children}
    </Admonition>
  ),
  Tip: ({ title = titles.tip, children }: AdmonitionProps) => (
    <Admonition kind="tip" title={title}>
      {children}
    </Admonition>
  ),
  Info: ({ title = titles.info, children }: AdmonitionProps) => (
    <Admonition kind="info" title={title}>
      {children}
    </Admonition>
  ),
  Warning: ({ title = titles.warning, children }: AdmonitionProps) => (
    <Admonition kind="warning" title={title}>
      {children}
    </Admonition>
  ),
  Danger: ({ title = titles.danger, children }: AdmonitionProps) => (
    <Admonition kind="danger" title={title}>
      {children}
    </Admonition>
  ),
};
