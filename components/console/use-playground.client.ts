'use client';

import { useEffect, useState } from 'react';
import {
  fireTopic,
  moveToNextAttempt,
  type PlaygroundDelivery,
  type ReceiverResponse,
  refreshDelivery,
  resend,
  setResponse,
} from '@/lib/browser/console/fire-topic';
import { resetSandbox, type Sandbox } from '@/lib/browser/console/sandbox';
import { useSandbox } from './use-sandbox.client';
import { useStart } from './use-start.client';

/** Interval for reading the attempts of a waiting delivery: retries are sent in real time too. */
const REFRESH_MS = 10_000;

/** Fires a topic when the playground opens, and provides the actions for its delivery. */
export function usePlayground(topic: string, isFirstAwaited: () => boolean) {
  const { attempt, ...sandboxState } = useSandbox(isFirstAwaited);
  const [delivery, setDelivery] = useState<PlaygroundDelivery | null>(null);
  const [response, setChosenResponse] = useState<ReceiverResponse>('200');
  const [isFiring, setFiring] = useState(true);

  function fire() {
    setFiring(true);
    return attempt(async (sandbox) => {
      await setResponse(sandbox, response);
      setDelivery(await fireTopic(sandbox, topic));
    });
  }

  useStart(() => void fire());

  const { sandbox, isBusy } = sandboxState;
  useEffect(() => {
    if (!sandbox || isBusy || !delivery || !['waiting', 'sending'].includes(delivery.state)) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      // If it fails, the reader's next click reports why.
      const latest = await refreshDelivery(sandbox.sandbox, delivery).catch(() => delivery);
      setDelivery((now) => (now === delivery ? latest : now));
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [sandbox, isBusy, delivery]);

  const work = (steps: (sandbox: Sandbox) => Promise<void>) => {
    setFiring(false);
    return attempt(steps);
  };
  const ofDelivery = (
    step: (sandbox: Sandbox, delivery: PlaygroundDelivery) => Promise<PlaygroundDelivery>,
  ) => work(async (sandbox) => setDelivery(delivery && (await step(sandbox, delivery))));

  return {
    ...sandboxState,
    delivery,
    response,
    isFiring,
    fire,
    /** Sets the response of the receiver to the next attempt. */
    respondWith(chosen: ReceiverResponse) {
      setChosenResponse(chosen);
      return work((sandbox) => setResponse(sandbox, chosen));
    },
    moveClock: () => ofDelivery(moveToNextAttempt),
    resendIt: () => ofDelivery(resend),
    reset: () =>
      work(async (sandbox) => {
        await resetSandbox(sandbox);
        setDelivery(null);
      }),
  };
}
