'use client';

import { RETRY_WAITS, type ReceiverResponse } from '@/lib/browser/console/fire-topic';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import { AttemptList } from './attempt-list.client';
import styles from './console.module.css';
import parts from './console-parts.module.css';
import { Panel, PanelActions } from './panel.client';
import { RawText } from './raw-text.client';
import { HeaderList } from './response-view.client';
import { SignatureSteps } from './signature-steps.client';
import { usePlayground } from './use-playground.client';
import { useRecorded } from './use-recorded.client';
import { WorkButton } from './work-button.client';

const texts = messages.playground;
const RESPONSES = Object.entries(texts.responses) as [ReceiverResponse, string][];

interface PlaygroundProps {
  /** The topic. */
  subject: string;
  /** The recorded deliveries of the page, if there are some. */
  recorded: HTMLElement | null;
  isAwaited: () => boolean;
  onClose: () => void;
}

/** Fires a topic and shows its delivery: what was sent, its signature, and what follows the receiver's response. */
export function Playground({ subject: topic, recorded, isAwaited, onClose }: PlaygroundProps) {
  const { isRecorded, choice, minHeight } = useRecorded(recorded);
  const playground = usePlayground(topic, isAwaited);
  const { sandbox, problem, isBusy, solve, delivery, response, isFiring, fire, reset } = playground;
  const sent = delivery?.attempts.at(-1)?.request;
  return (
    <Panel
      title={texts.title}
      progress={isFiring ? fill(texts.firing, { topic }) : texts.working}
      {...{ choice, sandbox, problem, isBusy, solve, minHeight }}
    >
      <div className={styles.stack} hidden={isRecorded}>
        <PanelActions
          primary={{ label: texts.fireAgain, run: fire }}
          {...{ isBusy, reset, onClose }}
        />
        <fieldset className={parts.choices} aria-disabled={isBusy || undefined}>
          <legend>{texts.response}</legend>
          {RESPONSES.map(([value, text]) => (
            <label key={value}>
              <input
                type="radio"
                name={`response ${topic}`}
                checked={response === value}
                onChange={() => {
                  if (!isBusy) void playground.respondWith(value);
                }}
              />{' '}
              {text}
            </label>
          ))}
        </fieldset>
        {delivery && sent && (
          <>
            <AttemptList delivery={delivery} isAwaited={playground.isAwaited} />
            <p className={styles.quiet}>
              {fill(texts.plan, { waits: RETRY_WAITS.map(duration).join(', ') })}
            </p>
            <p className={styles.actions}>
              {(delivery.state === 'waiting' || delivery.attempts.length > 1) && (
                // After the last attempt, it keeps the focus of the reader.
                <WorkButton
                  isBusy={isBusy || delivery.state !== 'waiting'}
                  run={playground.moveClock}
                >
                  {texts.moveClock}
                </WorkButton>
              )}
              <WorkButton isBusy={isBusy} run={playground.resendIt}>
                {texts.resend}
              </WorkButton>
            </p>
            <details className={styles.fold} open>
              <summary>{texts.delivery}</summary>
              <HeaderList headers={Object.entries(sent.headers)} />
              <p className={styles.quiet}>
                {fill(texts.bytes, { count: String(new TextEncoder().encode(sent.body).length) })}
              </p>
              <RawText>{sent.body}</RawText>
            </details>
            {sandbox && (
              <SignatureSteps key={sandbox.sandbox.key} sandbox={sandbox.sandbox} sent={sent} />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function duration(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes < 1) return `${milliseconds / 1_000} s`;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
