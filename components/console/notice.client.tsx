'use client';

import type { ReactNode } from 'react';
import styles from './console.module.css';

interface NoticeProps {
  kind: 'info' | 'problem' | 'good';
  children: ReactNode;
  /** Label of the button, and what it does. */
  action?: { label: string; run: () => void } | undefined;
}

/** One sentence and at most one button. Screen readers read it when it appears. */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div role={kind === 'problem' ? 'alert' : 'status'} className={styles.notice} data-kind={kind}>
      <p>{children}</p>
      {action && (
        <button type="button" className={styles.button} onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
