'use client';

import { useEffect, useState } from 'react';
import type { ConsoleCatalog } from '@/lib/browser/console/catalog';
import { clearHistory, type PastRequest, readHistory } from '@/lib/browser/console/history';
import { type DraftRequest, pathOf } from '@/lib/browser/console/request';
import type { Exchange } from '@/lib/browser/console/send';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import styles from './console.module.css';
import historyStyles from './history.module.css';

/** Longer than a line of the list. */
const EXCERPT_LENGTH = 200;

interface HistoryProps {
  catalog: ConsoleCatalog;
  /** The latest response: the list is read again when it changes. */
  latest: Exchange | null;
  onChoose: (draft: DraftRequest) => void;
}

/** The latest requests of the reader on all pages. A click sends one again. */
export function History({ catalog, latest, onChoose }: HistoryProps) {
  const [requests, setRequests] = useState<readonly PastRequest[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every response is a new entry
  useEffect(() => setRequests(readHistory()), [latest]);

  if (requests.length === 0) return <p className={styles.quiet}>{messages.noHistory}</p>;
  return (
    <>
      <p className={styles.quiet}>{messages.historyHint}</p>
      <ol className={historyStyles.requests}>
        {requests.map(({ at, draft, status, ms }) => {
          const operation = catalog.operations[draft.operation];
          return (
            operation && (
              <li key={at}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    // Its response takes the place of the list.
                    currentTarget.closest('section')?.focus({ preventScroll: true });
                    onChoose(draft);
                  }}
                >
                  <code>
                    {operation.method} {pathOf(draft, operation)}
                  </code>{' '}
                  {draft.body && (
                    <code>{draft.body.replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH)}</code>
                  )}
                  <span>
                    {status} · {ms} ms · {new Date(at).toLocaleTimeString()}
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ol>
      <button
        type="button"
        className={styles.button}
        onClick={({ currentTarget }) => {
          // The button disappears with the list.
          currentTarget.closest('section')?.focus();
          clearHistory();
          setRequests([]);
        }}
      >
        {messages.clearHistory}
      </button>
    </>
  );
}
