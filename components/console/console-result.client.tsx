'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { DraftRequest } from '@/lib/browser/console/request';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import styles from './console.module.css';
import parts from './console-parts.module.css';
import { ConsoleTabs } from './console-tabs.client';
import { EffectsView } from './effects-view.client';
import { History } from './history.client';
import { RequestForm } from './request-form.client';
import { ResponseView } from './response-view.client';
import type { ConsoleState } from './use-console.client';

type Tab = keyof typeof messages.tabs;

interface ConsoleResultProps {
  state: ConsoleState;
  isBusy: boolean;
  onChange: (draft: DraftRequest) => void;
  onSend: (draft: DraftRequest) => void;
  /** Notices about the response. */
  children: ReactNode;
}

/** The tabs before there is a request, so that it moves nothing when it arrives. */
const EMPTY = { response: null, effects: null, request: null, history: null };

/** The response, what it caused, the request to change, and the requests before it. */
export function ConsoleResult(props: ConsoleResultProps) {
  const { state, isBusy, onChange, onSend, children } = props;
  const { catalog, draft, exchange, effects } = state;
  const [tab, setTab] = useState<Tab>('response');
  const operation = draft && catalog?.operations[draft.operation];

  useEffect(() => {
    if (exchange) setTab('response');
  }, [exchange]);

  const panels =
    catalog && operation
      ? {
          response: exchange ? (
            <>
              {children}
              {state.isDocumented && <p className={styles.quiet}>{messages.asDocumented}</p>}
              <ResponseView exchange={exchange} catalog={catalog} operation={draft.operation} />
            </>
          ) : (
            <p className={styles.quiet}>{messages.notSentYet}</p>
          ),
          effects: effects ? (
            <EffectsView effects={effects} isOver={state.areEffectsOver} />
          ) : (
            <p className={styles.quiet}>{messages.noEffects}</p>
          ),
          request: (
            <RequestForm
              draft={draft}
              operation={operation}
              exchange={exchange}
              isBusy={isBusy}
              onChange={onChange}
              onSend={onSend}
            />
          ),
          history: (
            <History
              catalog={catalog}
              latest={exchange}
              onChoose={(chosen) => {
                onChange(chosen);
                onSend(chosen);
              }}
            />
          ),
        }
      : EMPTY;
  const count = effects?.events.length ?? 0;
  const titleOf = (id: Tab) =>
    id === 'effects' ? (
      <>
        {messages.tabs.effects} <span className={parts.count}>{count > 0 && count}</span>
      </>
    ) : (
      messages.tabs[id]
    );
  return (
    <ConsoleTabs
      label={messages.title}
      chosen={tab}
      onChoose={setTab}
      tabs={(Object.keys(panels) as Tab[]).map((id) => ({
        id,
        title: titleOf(id),
        panel: panels[id],
      }))}
    />
  );
}
