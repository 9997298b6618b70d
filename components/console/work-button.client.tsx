'use client';

import type { ReactNode } from 'react';
import styles from './console.module.css';

interface WorkButtonProps {
  /** Whether work is in progress. The button then does nothing. */
  isBusy: boolean;
  isPrimary?: boolean;
  /** If it is missing, the button submits its form. */
  run?: () => void;
  children: ReactNode;
}

/** A button that starts work. It keeps the focus while the work is in progress, which a disabled button would lose. */
export function WorkButton({ isBusy, isPrimary, run, children }: WorkButtonProps) {
  return (
    <button
      type={run ? 'button' : 'submit'}
      className={styles.button}
      data-primary={isPrimary ? '' : undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : run}
    >
      {children}
    </button>
  );
}
