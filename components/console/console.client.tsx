'use client';

import { isSimulated } from '@/lib/browser/console/request';
import type { Subject } from '@/lib/browser/console/subject';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { EffectsView } from './effects-view.client';
import { History } from './history.client';
import { Notice } from './notice.client';
import { Panel, PanelActions } from './panel.client';
import { RequestForm } from './request-form.client';
import { ResponseView } from './response-view.client';
import { type ConsoleState, useConsole } from './use-console.client';

interface ConsoleProps {
  subject: Subject;
  isAwaited: () => boolean;
  onClose: () => void;
}

/** Sends requests to the sandbox of the reader, and shows the responses and what they caused. */
export function Console({ subject, isAwaited, onClose }: ConsoleProps) {
  const {
    state,
    sandbox,
    problem,
    isBusy,
    solve,
    setDraft,
    send,
    sendWithoutFailure,
    reset,
    resetAndRun,
    isAwaited: isResultAwaited,
  } = useConsole(subject, isAwaited);
  const { catalog, draft, exchange, documented } = state;
  const progress = phaseText(state);
  const operation = draft && catalog?.operations[draft.operation];
  return (
    <Panel title={messages.title} progress={progress} {...{ sandbox, problem, isBusy, solve }}>
      {state.isReset && <Notice kind="good">{messages.resetDone}</Notice>}
      {exchange && <ResponseView exchange={exchange} isAwaited={isResultAwaited} />}
      {exchange && draft && isSimulated(exchange) && (
        <Notice
          kind="info"
          action={{ label: messages.sendWithoutFailure, run: () => sendWithoutFailure(draft) }}
        >
          {messages.simulated}
        </Notice>
      )}
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
          exchange={exchange}
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
      <PanelActions {...{ isBusy, progress, reset, onClose }} />
    </Panel>
  );
}

function phaseText({ phase, prepared }: ConsoleState): string {
  if (phase === 'preparing') {
    const { done, count } = prepared;
    return fill(messages.preparing, { number: String(done + 1), count: String(count) });
  }
  return phase === 'opening' ? messages.opening : messages.sending;
}
