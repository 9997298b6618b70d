'use client';

import { type ReactNode, useRef } from 'react';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import styles from './console.module.css';
import { Countdown } from './countdown.client';
import { Notice } from './notice.client';
import { SandboxNotice } from './sandbox-notice.client';
import type { useSandbox } from './use-sandbox.client';
import { WorkButton } from './work-button.client';

interface PanelProps extends Pick<ReturnType<typeof useSandbox>, 'sandbox' | 'problem' | 'isBusy'> {
  title: string;
  /** The work in progress. */
  progress: string;
  /** The result of the work when it is done, for screen readers too. */
  result?: string | undefined;
  solve: () => void;
  /** In pixels. */
  minHeight?: number;
  children: ReactNode;
}

/** Panel below a button that runs something: notices about the sandbox, what is under way, and problems. */
export function Panel({
  title,
  progress,
  result,
  sandbox,
  problem,
  isBusy,
  solve,
  minHeight = 0,
  children,
}: PanelProps) {
  const status = isBusy ? progress : result;
  // The first result would move the notice.
  const hasEnded = useRef(false);
  hasEnded.current ||= !isBusy;
  return (
    <section
      className={styles.root}
      style={{ minBlockSize: minHeight }}
      aria-label={title}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      {status && (
        // `PanelActions` shows the work in progress.
        <p role="status" className={isBusy ? 'visually-hidden' : styles.quiet}>
          {status}
        </p>
      )}
      {problem && (
        <Notice kind="problem" action={{ label: messages.actions[problem.kind], run: solve }}>
          {messages.problems[problem.kind]}{' '}
          {problem.seconds > 0 && <Countdown seconds={problem.seconds} />}
        </Notice>
      )}
      {children}
      {hasEnded.current && <SandboxNotice sandbox={sandbox} />}
    </section>
  );
}

interface PanelActionsProps {
  isBusy: boolean;
  /** The work in progress. */
  progress: string;
  /** The button that runs the request, topic or scenario again. */
  primary?: { label: string; run: () => void };
  reset: () => void;
  onClose: () => void;
}

/** The buttons of a panel, and the work in progress. */
export function PanelActions({ isBusy, progress, primary, reset, onClose }: PanelActionsProps) {
  return (
    <p className={styles.actions}>
      {primary && (
        <WorkButton isPrimary isBusy={isBusy} run={primary.run}>
          {primary.label}
        </WorkButton>
      )}
      <WorkButton isBusy={isBusy} run={reset}>
        {messages.reset}
      </WorkButton>
      <button type="button" className={styles.button} onClick={onClose}>
        {messages.close}
      </button>
      {isBusy && (
        <span className={styles.quiet} aria-hidden="true">
          {progress}
        </span>
      )}
    </p>
  );
}
