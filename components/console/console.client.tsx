'use client';

import { isSimulated } from '@/lib/browser/console/request';
import type { Subject } from '@/lib/browser/console/subject';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { ConsoleResult } from './console-result.client';
import { Notice } from './notice.client';
import { Panel, PanelActions } from './panel.client';
import { ResponseStatus } from './response-view.client';
import { type ConsoleState, useConsole } from './use-console.client';
import { useRecorded } from './use-recorded.client';

interface ConsoleProps {
  subject: Subject;
  /** The recorded response of the page, if there is one. */
  recorded: HTMLElement | null;
  isAwaited: () => boolean;
  onClose: () => void;
}

/** Sends requests to the sandbox of the reader, and shows the responses and what they caused. */
export function Console({ subject, recorded, isAwaited, onClose }: ConsoleProps) {
  const console = useConsole(subject, isAwaited);
  const { state, sandbox, problem, isBusy, solve, send, reset, resetAndRun } = console;
  const { isRecorded, choice, minHeight } = useRecorded(recorded);
  const { draft, exchange, documented } = state;
  return (
    <Panel
      title={messages.title}
      progress={phaseText(state)}
      result={
        exchange && !isRecorded ? (
          <ResponseStatus exchange={exchange} isAwaited={console.isAwaited} />
        ) : (
          state.isReset && messages.resetDone
        )
      }
      {...{ choice, sandbox, problem, isBusy, solve, minHeight }}
    >
      <div className={styles.stack} hidden={isRecorded}>
        <PanelActions
          primary={{ run: () => (draft ? send(draft) : solve()) }}
          {...{ isBusy, reset, onClose }}
        />
        <ConsoleResult state={state} isBusy={isBusy} onChange={console.setDraft} onSend={send}>
          {exchange && draft && isSimulated(exchange) && (
            <Notice
              kind="info"
              action={{
                label: messages.sendWithoutFailure,
                run: () => console.sendWithoutFailure(draft),
              }}
            >
              {messages.simulated}
            </Notice>
          )}
          {documented && state.isDocumented === false && (
            <Notice kind="info" action={{ label: messages.resetAndRun, run: resetAndRun }}>
              {fill(messages.notAsDocumented, { status: String(documented.status) })}
            </Notice>
          )}
        </ConsoleResult>
      </div>
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
