'use client';

import type { ReactNode } from 'react';
import { enConsole as messages } from '@/lib/messages/en-console';
import { fill } from '@/lib/messages/fill';
import styles from './console.module.css';
import { Notice } from './notice.client';
import { SandboxNotice } from './sandbox-notice.client';
import type { useSandbox } from './use-sandbox.client';

interface PanelProps extends Pick<ReturnType<typeof useSandbox>, 'sandbox' | 'problem' | 'isBusy'> {
  title: string;
  /** The work in progress. */
  progress: string;
  /** The result of the work when it is done, for screen readers too. */
  result?: string | undefined;
  solve: () => void;
  children: ReactNode;
}

/** What opens below a button that runs something: notices about the sandbox, what is under way, and problems. */
export function Panel({
  title,
  progress,
  result,
  sandbox,
  problem,
  isBusy,
  solve,
  children,
}: PanelProps) {
  const status = isBusy ? progress : result;
  return (
    <section className={styles.root} aria-label={title} aria-busy={isBusy}>
      <SandboxNotice sandbox={sandbox} />
      {status && (
        <p role="status" className={styles.quiet}>
          {status}
        </p>
      )}
      {problem && (
        <Notice kind="problem" action={{ label: messages.actions[problem.kind], run: solve }}>
          {fill(messages.problems[problem.kind], { seconds: String(problem.seconds) })}
        </Notice>
      )}
      {children}
    </section>
  );
}

interface PanelActionsProps {
  isBusy: boolean;
  /** What runs the subject again. */
  primary?: { label: string; run: () => void };
  reset: () => void;
  onClose: () => void;
}

/** The buttons at the end of a panel. */
export function PanelActions({ isBusy, primary, reset, onClose }: PanelActionsProps) {
  return (
    <p className={styles.actions}>
      {primary && (
        <button
          type="button"
          className={styles.button}
          data-primary=""
          disabled={isBusy}
          onClick={primary.run}
        >
          {primary.label}
        </button>
      )}
      <button type="button" className={styles.button} disabled={isBusy} onClick={reset}>
        {messages.reset}
      </button>
      <button type="button" className={styles.button} onClick={onClose}>
        {messages.close}
      </button>
    </p>
  );
}
