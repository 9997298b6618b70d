'use client';

import { useEffect, useRef, useState } from 'react';
import type { ConsoleCatalog } from '@/lib/console/catalog';
import { type Effects, type EffectsWatch, NO_EFFECTS } from '@/lib/console/effects';
import { addToHistory } from '@/lib/console/history';
import { ConsoleProblem } from '@/lib/console/problem';
import { type DraftRequest, draftOf } from '@/lib/console/request';
import { runDraft } from '@/lib/console/run';
import { forgetSandbox, type OpenSandbox, openSandbox, resetSandbox } from '@/lib/console/sandbox';
import type { Exchange } from '@/lib/console/send';
import {
  isDocumented,
  loadCatalog,
  requestsOf,
  type Subject,
  type SubjectRequests,
} from '@/lib/console/subject';

/** After this time without events, the console says that there are none. */
const NO_EVENTS_MS = 2_000;

/** What the console shows. */
export interface ConsoleState {
  phase: 'opening' | 'preparing' | 'sending' | 'idle';
  /** Requests that come before: how many are done, and how many there are. */
  prepared: { done: number; count: number };
  catalog: ConsoleCatalog | null;
  sandbox: OpenSandbox | null;
  draft: DraftRequest | null;
  exchange: Exchange | null;
  /** Whether the response is the documented one; `null` if the request is not. */
  isDocumented: boolean | null;
  documented: SubjectRequests['documented'] | null;
  /** `null` if the request can't have effects. */
  effects: Effects | null;
  areEffectsOver: boolean;
  isReset: boolean;
  problem: ConsoleProblem | null;
}

const INITIAL: ConsoleState = {
  phase: 'opening',
  prepared: { done: 0, count: 0 },
  catalog: null,
  sandbox: null,
  draft: null,
  exchange: null,
  isDocumented: null,
  documented: null,
  effects: null,
  areEffectsOver: false,
  isReset: false,
  problem: null,
};

/** Runs the request of a subject when it is first used, and others that the reader composes. */
export function useConsole(subject: Subject) {
  const [state, setState] = useState(INITIAL);
  const watch = useRef<EffectsWatch | null>(null);
  const isStarted = useRef(false);
  const last = useRef(() => runSubject());

  const update = (change: Partial<ConsoleState>) => setState((now) => ({ ...now, ...change }));

  useEffect(() => {
    // In development, React runs effects twice.
    if (!isStarted.current) void last.current();
    isStarted.current = true;
    return () => watch.current?.stop();
  }, []);

  /** Runs steps, and shows the problem that stops them. */
  async function attempt(steps: () => Promise<void>) {
    last.current = () => attempt(steps);
    watch.current?.stop();
    update({ problem: null, isReset: false, phase: 'opening' });
    try {
      await steps();
      update({ phase: 'idle' });
    } catch (error) {
      if (!(error instanceof ConsoleProblem)) throw error;
      update({ problem: error, phase: 'idle' });
    }
  }

  async function open(): Promise<[ConsoleCatalog, OpenSandbox]> {
    const [catalog, sandbox] = await Promise.all([loadCatalog(), openSandbox()]);
    setState((now) => ({
      ...now,
      catalog,
      // It stays new for the reader, although the next request finds it in the storage.
      sandbox: now.sandbox?.sandbox.key === sandbox.sandbox.key ? now.sandbox : sandbox,
    }));
    return [catalog, sandbox];
  }

  function runSubject() {
    return attempt(async () => {
      const [catalog, { sandbox }] = await open();
      const { request, before, documented } = requestsOf(subject, catalog);
      const draft = draftOf(request, sandbox);
      await send(draft, before, documented);
    });
  }

  async function send(
    draft: DraftRequest,
    before: SubjectRequests['before'],
    documented: SubjectRequests['documented'] | null,
  ) {
    const [catalog, { sandbox }] = await open();
    update({ draft, documented, exchange: null, effects: null, phase: 'sending' });
    const run = await runDraft(catalog, sandbox, draft, {
      before,
      onPrepare: (done, count) => update({ phase: 'preparing', prepared: { done, count } }),
    });
    const { exchange } = run;
    watch.current = run.watch;
    addToHistory({ at: Date.now(), draft, status: exchange.status, ms: exchange.ms });
    const hasEffects = run.watch !== null && exchange.status < 300;
    update({
      exchange,
      isDocumented: documented && isDocumented(documented, exchange),
      effects: hasEffects ? NO_EFFECTS : null,
      areEffectsOver: false,
    });
    if (!hasEffects) {
      run.watch?.stop();
      return;
    }
    run.watch?.of(exchange.requestId, (effects) => update({ effects }));
    setTimeout(() => update({ areEffectsOver: true }), NO_EVENTS_MS);
  }

  return {
    state,
    setDraft: (draft: DraftRequest) => update({ draft }),
    /** Sends the request as the reader composed it. */
    send: (draft: DraftRequest) => attempt(() => send(draft, [], null)),
    reset: () =>
      attempt(async () => {
        const [, { sandbox }] = await open();
        await resetSandbox(sandbox);
        update({ isReset: true, exchange: null, effects: null });
      }),
    resetAndRun: () =>
      attempt(async () => {
        const [catalog, { sandbox }] = await open();
        await resetSandbox(sandbox);
        const { request, before, documented } = requestsOf(subject, catalog);
        await send(draftOf(request, sandbox), before, documented);
      }),
    /** Does again what the problem stopped. */
    solve: () => {
      if (state.problem?.kind === 'expired') forgetSandbox();
      return last.current();
    },
  };
}
