'use client';

import { RETRY_WAITS, type ReceiverResponse } from '@/lib/console/fire-topic';
import { enConsole as messages } from '@/lib/messages/en-console';
import { fill } from '@/lib/messages/fill';
import { AttemptList } from './attempt-list.client';
import styles from './console.module.css';
import { Notice } from './notice.client';
import { RawText } from './raw-text.client';
import { HeaderList } from './response-view.client';
import { SandboxNotice } from './sandbox-notice.client';
import { SignatureSteps } from './signature-steps.client';
import { usePlayground } from './use-playground.client';

const texts = messages.playground;
const RESPONSES = Object.entries(texts.responses) as [ReceiverResponse, string][];

interface PlaygroundProps {
  /** The topic. */
  subject: string;
  onClose: () => void;
}

/** Fires a topic and shows its delivery: what was sent, its signature, and what follows the receiver's response. */
export function Playground({ subject: topic, onClose }: PlaygroundProps) {
  const { state, fire, respondWith, moveClock, resendIt, reset, solve } = usePlayground(topic);
  const { delivery, problem, sandbox, phase, response } = state;
  const isBusy = phase !== 'idle';
  const sent = delivery?.attempts.at(-1)?.request;
  return (
    <section className={styles.root} aria-label={texts.title} aria-busy={isBusy}>
      <SandboxNotice sandbox={sandbox} />
      {isBusy && (
        <p role="status" className={styles.quiet}>
          {phase === 'firing' ? fill(texts.firing, { topic }) : texts.working}
        </p>
      )}
      {problem && (
        <Notice kind="problem" action={{ label: messages.actions[problem.kind], run: solve }}>
          {fill(messages.problems[problem.kind], { seconds: String(problem.seconds) })}
        </Notice>
      )}
      <fieldset className={styles.choices} disabled={isBusy}>
        <legend>{texts.response}</legend>
        {RESPONSES.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={`response ${topic}`}
              checked={response === value}
              onChange={() => respondWith(value)}
            />{' '}
            {text}
          </label>
        ))}
      </fieldset>
      {delivery && sent && (
        <>
          <AttemptList delivery={delivery} />
          <p className={styles.quiet}>
            {fill(texts.plan, { waits: RETRY_WAITS.map(duration).join(', ') })}
          </p>
          <p className={styles.actions}>
            {delivery.state === 'waiting' && (
              <button type="button" className={styles.button} disabled={isBusy} onClick={moveClock}>
                {texts.moveClock}
              </button>
            )}
            <button type="button" className={styles.button} disabled={isBusy} onClick={resendIt}>
              {texts.resend}
            </button>
          </p>
          <details className={styles.fold} open>
            <summary>{texts.delivery}</summary>
            <HeaderList headers={Object.entries(sent.headers)} />
            <p className={styles.quiet}>
              {fill(texts.bytes, { count: String(new TextEncoder().encode(sent.body).length) })}
            </p>
            <RawText>{sent.body}</RawText>
          </details>
          {sandbox && <SignatureSteps sandbox={sandbox.sandbox} sent={sent} />}
        </>
      )}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          data-primary=""
          disabled={isBusy}
          onClick={fire}
        >
          {texts.fireAgain}
        </button>
        <button type="button" className={styles.button} disabled={isBusy} onClick={reset}>
          {messages.reset}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {messages.close}
        </button>
      </p>
    </section>
  );
}

function duration(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes < 1) return `${milliseconds / 1_000} s`;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
