'use client';

import { useEffect, useRef, useState } from 'react';
import { resetSandbox, type Sandbox } from '@/lib/browser/console/sandbox';
import { runCalls, type SimulatedProblem } from '@/lib/browser/live-sdk/live-calls';
import type { LiveEntry } from '@/lib/browser/live-sdk/live-entry';
import type { CallExample } from '@/lib/sandbox/shops/demo/call-example';
import { useSandbox } from '../console/use-sandbox.client';
import { useStart } from '../console/use-start.client';
import { useLog } from './use-log.client';

/** What a reader runs. */
export interface CallDraft {
  example: CallExample;
  viewer: CallExample['viewer'];
  /** The arguments of the last call as JSON; empty for none. */
  args: string;
  problem: SimulatedProblem;
}

/** Calls of the SDK that run in the page, their result, and what they did. */
export function useLiveCalls(first: CallExample, isAwaited: () => boolean) {
  const [draft, setDraft] = useState(() => draftOf(first));
  const [result, setResult] = useState<unknown>();
  const { entries, add, clear } = useLog();
  const stage = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(null);
  const latest = useRef<CallDraft>(null);
  const ended = useRef(Promise.resolve());
  const { attempt, ...work } = useSandbox(isAwaited);

  const runIn = async (sandbox: Sandbox, next: CallDraft) => {
    // The panel may have been closed meanwhile, or a later run may have got the new sandbox first.
    if (!stage.current || latest.current !== next) return;
    const { example, viewer, args, problem } = next;
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    clear();
    setResult(undefined);
    const last = example.calls.at(-1);
    const edited = last && { method: last.method, ...(args && { args: JSON.parse(args) }) };
    const options = {
      ...example,
      viewer,
      calls: edited ? [...example.calls.slice(0, -1), edited] : [],
      stage: stage.current,
      sandbox,
      problem,
      onEntry: (entry: LiveEntry) => !abort.signal.aborted && add(entry),
      signal: abort.signal,
    };
    // A run undoes its changes of the shop when it ends, so the next one waits for it.
    const outcome = ended.current.then(() => runCalls(options));
    ended.current = outcome.then(
      () => {},
      () => {},
    );
    const returned = await outcome;
    if (!abort.signal.aborted) setResult(returned);
  };
  const run = (next: CallDraft) => {
    latest.current = next;
    setDraft(next);
    return attempt((sandbox) => runIn(sandbox, next));
  };

  useStart(() => void run(draft));
  useEffect(() => () => running.current?.abort(), []);

  return {
    ...work,
    draft,
    result,
    entries,
    stage,
    /** Changes what the next call does. The result isn't that of the changed call. */
    change(changed: Partial<CallDraft>) {
      setDraft({ ...draft, ...changed });
      setResult(undefined);
    },
    choose: (example: CallExample) => void run(draftOf(example)),
    run: (changed: Partial<CallDraft> = {}) => void run({ ...draft, ...changed }),
    resetShop: () => void attempt(resetSandbox),
  };
}

function draftOf(example: CallExample): CallDraft {
  const args = example.calls.at(-1)?.args;
  return {
    example,
    viewer: example.viewer,
    args: args ? JSON.stringify(args, null, 2) : '',
    problem: 'none',
  };
}
