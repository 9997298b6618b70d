'use client';

import { useRef, useState } from 'react';
import { awaitResult } from '@/lib/browser/awaited-result';
import { ConsoleProblem } from '@/lib/browser/console/problem';
import {
  forgetSandbox,
  type OpenSandbox,
  openSandbox,
  resetSandbox,
  type Sandbox,
} from '@/lib/browser/console/sandbox';

/** Work in a sandbox. */
type Work = (sandbox: Sandbox) => Promise<void>;

/**
 * Runs work in the reader's sandbox. Returns the problem that stopped the latest work.
 *
 * @param isFirstAwaited whether the reader still waits for the first work, which starts when the panel opens
 */
export function useSandbox(isFirstAwaited: () => boolean) {
  const [sandbox, setSandbox] = useState<OpenSandbox | null>(null);
  const [problem, setProblem] = useState<ConsoleProblem | null>(null);
  // A panel starts its work as soon as it opens.
  const [isBusy, setBusy] = useState(true);
  const last = useRef<Work | null>(null);
  const wait = useRef(isFirstAwaited);

  async function attempt(work: Work): Promise<void> {
    if (last.current) wait.current = awaitResult();
    last.current = work;
    setProblem(null);
    setBusy(true);
    try {
      const opened = await openSandbox();
      setSandbox(opened);
      await work(opened.sandbox);
    } catch (error) {
      if (last.current === work)
        setProblem(error instanceof ConsoleProblem ? error : new ConsoleProblem('failed'));
      if (!(error instanceof ConsoleProblem)) throw error;
    } finally {
      if (last.current === work) setBusy(false);
    }
  }

  return {
    sandbox,
    problem,
    isBusy,
    /** Whether the reader has done nothing else since the latest work started. */
    isAwaited: () => wait.current(),
    attempt,
    /** Retries what the problem stopped, in a new sandbox or a restored demo shop if it needs one. */
    solve(): Promise<void> {
      const work = last.current ?? (async () => {});
      if (problem?.kind === 'expired') forgetSandbox();
      if (problem?.kind !== 'changed' && problem?.kind !== 'differs') return attempt(work);
      return attempt(async (opened) => {
        await resetSandbox(opened);
        await work(opened);
      });
    },
  };
}
