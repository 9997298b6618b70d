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
      <p className={styles.heading}>{texts.attempts}</p>
      <ol className={styles.attempts} data-attempts={attempts.length}>
        {attempts.map((attempt, index) => (
          <li key={attempt.at} data-good={attempt.error === null ? '' : undefined}>
            {attemptText(attempt, index)}
          </li>
        ))}
      </ol>
      <p data-state={state}>{fill(texts.states[state], { time: timeOf(nextAttemptAt ?? '') })}</p>
      {latest && isAhead(latest) && <p className={styles.quiet}>{texts.realTime}</p>}
    </div>
  );
}

function attemptText(attempt: Attempt, index: number): string {
  const { at, status, error } = attempt;
  const number = attemptNumber(attempt);
  const text = index > 0 && number === '1' ? texts.resent : texts.attempt;
  const result = status === null ? (error ?? '–') : String(status);
  return fill(text, { number, time: timeOf(at), result });
}

/** Timestamps are in UTC, as the API returns them. */
function timeOf(timestamp: string): string {
  return timestamp.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}
