'use client';

import type { Subject } from '@/lib/console/subject';
import { enConsole as messages } from '@/lib/messages/en-console';
import { fill } from '@/lib/messages/fill';
import styles from './console.module.css';
import { EffectsView } from './effects-view.client';
import { History } from './history.client';
import { Notice } from './notice.client';
import { RequestForm } from './request-form.client';
import { ResponseView } from './response-view.client';
import { SandboxNotice } from './sandbox-notice.client';
import { type ConsoleState, useConsole } from './use-console.client';

interface ConsoleProps {
  subject: Subject;
  onClose: () => void;
}

/** Sends requests to the sandbox of the reader, and shows the responses and what they caused. */
export function Console({ subject, onClose }: ConsoleProps) {
  const { state, setDraft, send, reset, resetAndRun, solve } = useConsole(subject);
  const { catalog, sandbox, draft, exchange, problem, documented } = state;
  const operation = draft && catalog?.operations[draft.operation];
  const isBusy = state.phase !== 'idle';
  return (
    <section className={styles.root} aria-label={messages.title} aria-busy={isBusy}>
      <SandboxNotice sandbox={sandbox} />
      {isBusy && (
        <p role="status" className={styles.quiet}>
          {phaseText(state)}
        </p>
      )}
      {problem && (
        <Notice kind="problem" action={{ label: messages.actions[problem.kind], run: solve }}>
          {fill(messages.problems[problem.kind], { seconds: String(problem.seconds) })}
        </Notice>
      )}
      {state.isReset && <Notice kind="good">{messages.resetDone}</Notice>}
      {exchange && <ResponseView exchange={exchange} />}
      {exchange && documented && state.isDocumented && (
        <p className={styles.quiet}>
          {fill(messages.asDocumented, { status: String(documented.status) })}
        </p>
      )}
      {exchange && documented && state.isDocumented === false && (
        <Notice kind="info" action={{ label: messages.resetAndRun, run: resetAndRun }}>
          {fill(messages.notAsDocumented, { status: String(documented.status) })}
        </Notice>
      )}
      {state.effects && <EffectsView effects={state.effects} isOver={state.areEffectsOver} />}
      {draft && operation && (
        <RequestForm
          draft={draft}
          operation={operation}
          requestHeaders={exchange?.requestHeaders ?? {}}
          isBusy={isBusy}
          onChange={setDraft}
          onSend={send}
        />
      )}
      {catalog && (
        <History
          catalog={catalog}
          latest={exchange}
          onChoose={(chosen) => {
            setDraft(chosen);
            void send(chosen);
          }}
        />
      )}
      <p className={styles.actions}>
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

function phaseText({ phase, prepared }: ConsoleState): string {
  if (phase === 'preparing') {
    const { done, count } = prepared;
    return fill(messages.preparing, { number: String(done + 1), count: String(count) });
  }
  return phase === 'opening' ? messages.opening : messages.sending;
}
