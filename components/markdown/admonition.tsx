import type { ReactNode } from 'react';
import styles from './admonition.module.css';

const LABELS = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' } as const;

interface AdmonitionProps {
  title?: string;
  children?: ReactNode;
}

/** A remark beside the text, of the given kind. */
function admonition(kind: keyof typeof LABELS) {
  function Admonition({ title = LABELS[kind], children }: AdmonitionProps) {
    return (
      <aside className={styles.root} data-kind={kind} aria-label={title}>
        <p className={styles.title}>{title}</p>
        {children}
      </aside>
    );
  }
  Admonition.displayName = LABELS[kind];
  return Admonition;
}

export const admonitions = {
  Note: admonition('note'),
  Tip: admonition('tip'),
  Info: admonition('info'),
  Warning: admonition('warning'),
  Danger: admonition('danger'),
};
