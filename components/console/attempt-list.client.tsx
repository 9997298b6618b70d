'use client';

import {
  type Attempt,
  attemptNumber,
  isAhead,
  type PlaygroundDelivery,
} from '@/lib/browser/console/fire-topic';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { Trace } from './trace.client';
import { useIntoView } from './use-into-view.client';

const texts = messages.playground;

interface AttemptListProps {
  delivery: PlaygroundDelivery;
  isAwaited: () => boolean;
}

/** The attempts of a delivery with their times on the sandbox's clock, and what happens next. */
export function AttemptList({ delivery, isAwaited }: AttemptListProps) {
  const { attempts, state, nextAttemptAt } = delivery;
  const latest = attempts.at(-1);
  // Scrolls to a new delivery only: the reader may look at something else when later attempts are sent.
  const list = useIntoView<HTMLDivElement>(delivery.id, isAwaited);
  return (
    <div ref={list} role="status">
      <div data-attempts={attempts.length}>
        <Trace
          label={texts.attempts}
          items={attempts.map((attempt, index) => ({
            key: attempt.at,
            kind: 'delivery',
            name: attemptName(attempt, index),
            result: attempt.status === null ? (attempt.error ?? '–') : String(attempt.status),
            isGood: attempt.error === null,
          }))}
        />
      </div>
      <p data-state={state}>{fill(texts.states[state], { time: timeOf(nextAttemptAt ?? '') })}</p>
      {latest && isAhead(latest) && <p className={styles.quiet}>{texts.realTime}</p>}
    </div>
  );
}

function attemptName(attempt: Attempt, index: number): string {
  const number = attemptNumber(attempt);
  const text = index > 0 && number === '1' ? texts.resent : texts.attempt;
  return fill(text, { number, time: timeOf(attempt.at) });
}

/** Timestamps are in UTC, as the API returns them. */
function timeOf(timestamp: string): string {
  return timestamp.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}
