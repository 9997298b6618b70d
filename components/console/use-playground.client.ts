'use client';

import { useEffect, useRef, useState } from 'react';
import {
  fireTopic,
  moveToNextAttempt,
  type PlaygroundDelivery,
  type ReceiverResponse,
  resend,
  setResponse,
} from '@/lib/console/fire-topic';
import { ConsoleProblem } from '@/lib/console/problem';
import {
  forgetSandbox,
  type OpenSandbox,
  openSandbox,
  resetSandbox,
  type Sandbox,
} from '@/lib/console/sandbox';

/** What the playground shows. */
export interface PlaygroundState {
  phase: 'firing' | 'working' | 'idle';
  sandbox: OpenSandbox | null;
  delivery: PlaygroundDelivery | null;
  response: ReceiverResponse;
  problem: ConsoleProblem | null;
}

const INITIAL: PlaygroundState = {
  phase: 'firing',
  sandbox: null,
  delivery: null,
  response: '200',
  problem: null,
};

/** Fires a topic when it is first used, and what a reader does with the delivery. */
export function usePlayground(topic: string) {
  const [state, setState] = useState(INITIAL);
  const isStarted = useRef(false);
  const last = useRef(() => fire());

  const update = (change: Partial<PlaygroundState>) => setState((now) => ({ ...now, ...change }));

  useEffect(() => {
    // In development, React runs effects twice.
    if (!isStarted.current) void last.current();
    isStarted.current = true;
  }, []);

  /** Runs steps in the sandbox, and shows the problem that stops them. */
  async function attempt(
    phase: PlaygroundState['phase'],
    steps: (sandbox: Sandbox) => Promise<PlaygroundDelivery | null>,
  ) {
    last.current = () => attempt(phase, steps);
    update({ phase, problem: null });
    try {
      const opened = await openSandbox();
      setState((now) => ({
        ...now,
        // It stays new for the reader, although the next request finds it in the storage.
        sandbox: now.sandbox?.sandbox.key === opened.sandbox.key ? now.sandbox : opened,
      }));
      const delivery = await steps(opened.sandbox);
      update({ delivery, phase: 'idle' });
    } catch (error) {
      if (!(error instanceof ConsoleProblem)) throw error;
      update({ problem: error, phase: 'idle' });
    }
  }

  function fire() {
    return attempt('firing', async (sandbox) => {
      await setResponse(sandbox, state.response);
      return fireTopic(sandbox, topic);
    });
  }

  const ofDelivery = (
    step: (sandbox: Sandbox, delivery: PlaygroundDelivery) => Promise<PlaygroundDelivery>,
  ) =>
    attempt('working', async (sandbox) => state.delivery && (await step(sandbox, state.delivery)));

  return {
    state,
    fire,
    /** Sets the response of the receiver to the next attempt. */
    respondWith(response: ReceiverResponse) {
      update({ response });
      return attempt('working', async (sandbox) => {
        await setResponse(sandbox, response);
        return state.delivery;
      });
    },
    moveClock: () => ofDelivery(moveToNextAttempt),
    resendIt: () => ofDelivery(resend),
    reset: () =>
      attempt('working', async (sandbox) => {
        await resetSandbox(sandbox);
        return null;
      }),
    /** Does again what the problem stopped. */
    async solve() {
      const { kind } = state.problem ?? {};
      if (kind === 'expired') forgetSandbox();
      if (kind === 'changed' && state.sandbox) await resetSandbox(state.sandbox.sandbox);
      return last.current();
    },
  };
}
