'use client';

import { useEffect, useRef, useState } from 'react';
import { resetSandbox } from '@/lib/browser/console/sandbox';
import { type EndReason, runSample } from '@/lib/browser/live-sdk/sample-run';
import type { SampleSubject } from '@/lib/browser/live-sdk/subjects';
import type { Viewer } from '@/lib/sandbox/shops/demo/viewers';
import { useSandbox } from '../console/use-sandbox.client';
import { useStart } from '../console/use-start.client';
import { useLog } from './use-log.client';

/** A sample that runs in a frame, the latest result of a call, and what it did. */
export function useSampleRun({ sample, file }: SampleSubject, isAwaited: () => boolean) {
  const [viewer, setViewer] = useState<Viewer>('mara');
  const [result, setResult] = useState<unknown>();
  const [end, setEnd] = useState<EndReason | 'stopped' | null>(null);
  const { entries, add, clear } = useLog();
  const stage = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(null);
  const isStopped = useRef(false);
  const { attempt, ...work } = useSandbox(isAwaited);

  const stop = () => {
    isStopped.current = true;
    running.current?.abort();
    setEnd('stopped');
  };
  const run = (next: Viewer) => {
    setViewer(next);
    isStopped.current = false;
    setEnd(null);
    return attempt(async (sandbox) => {
      // The reader may have stopped it meanwhile, or closed the panel.
      if (isStopped.current || !stage.current) return;
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      clear();
      setResult(undefined);
      await runSample({
        sample,
        title: file,
        stage: stage.current,
        sandbox,
        viewer: next,
        signal: abort.signal,
        onEnd: setEnd,
        onEntry(entry) {
          add(entry);
          if (entry.kind === 'call' && 'result' in entry) setResult(entry.result);
        },
      });
    });
  };

  useStart(() => void run(viewer));
  useEffect(() => () => running.current?.abort(), []);

  return {
    ...work,
    viewer,
    result,
    end,
    entries,
    stage,
    stop,
    run: (next = viewer) => void run(next),
    resetShop: () => void attempt(resetSandbox).then(() => run(viewer)),
  };
}
