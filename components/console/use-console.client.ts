'use client';

import { useEffect, useRef, useState } from 'react';
import type { ConsoleCatalog } from '@/lib/browser/console/catalog';
import { type Effects, type EffectsWatch, NO_EFFECTS } from '@/lib/browser/console/effects';
import { addToHistory } from '@/lib/browser/console/history';
import { type DraftRequest, draftOf, withSimulatedFailure } from '@/lib/browser/console/request';
import { runDraft } from '@/lib/browser/console/run';
import { resetSandbox, type Sandbox } from '@/lib/browser/console/sandbox';
import type { Exchange } from '@/lib/browser/console/send';
import {
  isDocumented,
  loadCatalog,
  requestsOf,
  type Subject,
  type SubjectRequests,
} from '@/lib/browser/console/subject';
import { useSandbox } from './use-sandbox.client';
import { useStart } from './use-start.client';

/** After this time without events, the console says that there are none. */
const NO_EVENTS_MS = 2_000;

/** State of the console besides the sandbox. */
export interface ConsoleState {
  phase: 'opening' | 'preparing' | 'sending';
  /** Requests sent before the shown one to prepare the shop: how many are done, and how many there are. */
  prepared: { done: number; count: number };
  catalog: ConsoleCatalog | null;
  draft: DraftRequest | null;
  exchange: Exchange | null;
  /** Whether the response is the documented one; `null` if the request is not. */
  isDocumented: boolean | null;
  documented: SubjectRequests['documented'];
  /** `null` if the request can't have effects. */
  effects: Effects | null;
  areEffectsOver: boolean;
  isReset: boolean;
}

/** Requests that a reader composes have no documentation. */
const COMPOSED = { before: [], documented: null };

const INITIAL: ConsoleState = {
  phase: 'opening',
  prepared: { done: 0, count: 0 },
  catalog: null,
  draft: null,
  exchange: null,
  isDocumented: null,
  documented: null,
  effects: null,
  areEffectsOver: false,
  isReset: false,
};

/** Sends the request of a subject when the console opens, and then requests that the reader composes. */
export function useConsole(subject: Subject, isFirstAwaited: () => boolean) {
  const { attempt, ...sandboxState } = useSandbox(isFirstAwaited);
  const [state, setState] = useState(INITIAL);
  const watch = useRef<EffectsWatch | null>(null);

  const update = (change: Partial<ConsoleState>) => setState((now) => ({ ...now, ...change }));

  useStart(() => {
    // Loads the catalog while the sandbox is created. If this fails, `runSubject` loads it again and reports why.
    loadCatalog().catch(() => {});
    void work(runSubject);
  });

  useEffect(() => () => watch.current?.stop(), []);

  function work(steps: (sandbox: Sandbox) => Promise<void>) {
    watch.current?.stop();
    update({ isReset: false, phase: 'opening' });
    return attempt(steps);
  }

  async function runSubject(sandbox: Sandbox) {
    const { request, before, documented } = requestsOf(subject, await loadCatalog());
    await send(sandbox, draftOf(request, sandbox), { before, documented });
  }

  async function send(
    sandbox: Sandbox,
    draft: DraftRequest,
    { before, documented }: Pick<SubjectRequests, 'before' | 'documented'> = COMPOSED,
  ) {
    const catalog = await loadCatalog();
    update({
      catalog,
      draft,
      documented,
      exchange: null,
      effects: null,
      phase: 'sending',
    });
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
      isDocumented: isDocumented(documented, exchange),
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

  const restore = async (sandbox: Sandbox) => {
    await resetSandbox(sandbox);
    update({ isReset: true, exchange: null, effects: null });
  };

  const sendAsComposed = (draft: DraftRequest) => work((sandbox) => send(sandbox, draft));

  return {
    ...sandboxState,
    state,
    setDraft: (draft: DraftRequest) => update({ draft }),
    /** Sends the request as the reader composed it. */
    send: sendAsComposed,
    /** Sends a request without the failure that it simulates. */
    sendWithoutFailure: (draft: DraftRequest) => sendAsComposed(withSimulatedFailure(draft, '')),
    reset: () => work(restore),
    resetAndRun: () =>
      work(async (sandbox) => {
        await resetSandbox(sandbox);
        await runSubject(sandbox);
      }),
  };
}
