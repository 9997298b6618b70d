'use client';

import { type ReactNode, useState } from 'react';
import { storedSandbox } from '@/lib/browser/console/sandbox';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import styles from './console.module.css';
import { Countdown } from './countdown.client';
import { Notice } from './notice.client';
import { SandboxKey } from './sandbox-key.client';
import type { useSandbox } from './use-sandbox.client';
import { WorkButton } from './work-button.client';

interface PanelProps extends Pick<ReturnType<typeof useSandbox>, 'sandbox' | 'problem' | 'isBusy'> {
  title: string;
  /** The work in progress. */
  progress: string;
  /** The result of the work when it is done, in one line. */
  result?: ReactNode;
  /** The choice between the recorded result and that of the reader. */
  choice?: ReactNode;
  solve: () => void;
  /** In pixels. */
  minHeight?: number;
  children: ReactNode;
}

/**
 * Panel below a button that runs something: what is under way, its result, and problems. All lines are there from the
 * start, so that a result moves nothing.
 */
export function Panel(props: PanelProps) {
  const { title, progress, result, choice, sandbox, problem, isBusy, solve, minHeight = 0 } = props;
  const [isFirst] = useState(() => !storedSandbox());
  return (
    <section
      className={styles.root}
      style={{ minBlockSize: `${minHeight}px` }}
      aria-label={title}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      <div className={styles.head}>
        {choice}
        <p role="status">{isBusy ? progress : !problem && result}</p>
      </div>
      {isFirst && <p className={styles.quiet}>{messages.ownSandbox}</p>}
      {problem && (
        <Notice kind="problem" action={{ label: messages.actions[problem.kind], run: solve }}>
          {messages.problems[problem.kind]}{' '}
          {problem.seconds > 0 && <Countdown seconds={problem.seconds} />}
        </Notice>
      )}
      {props.children}
      {sandbox && !sandbox.isStored && <SandboxKey sandbox={sandbox.sandbox} />}
    </section>
  );
}

interface PanelActionsProps {
  isBusy: boolean;
  /** The first button, by default one that runs the same again. */
  primary: { label?: string; run: () => void };
  reset: () => void;
  /** Stops what goes on running. */
  stop?: { label: string; run: () => void };
  onClose: () => void;
}

/** The buttons of a panel. */
export function PanelActions({ isBusy, primary, stop, reset, onClose }: PanelActionsProps) {
  return (
    <p className={styles.actions}>
      <WorkButton isPrimary isBusy={isBusy} run={primary.run}>
        {primary.label ?? messages.runAgain}
      </WorkButton>
      {stop && (
        <button type="button" className={styles.button} onClick={stop.run}>
          {stop.label}
        </button>
      )}
      <WorkButton isBusy={isBusy} run={reset}>
        {messages.reset}
      </WorkButton>
      <button type="button" className={styles.button} onClick={onClose}>
        {messages.close}
      </button>
    </p>
  );
}
