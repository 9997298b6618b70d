'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadOpenApiDocument, OpenApiLoadError } from '@/lib/browser/load-openapi-document';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import styles from './reference.module.css';
import { readScrollPosition } from './viewer/scroll-position.client';
import type { ViewerMessages } from './viewer/system.client';

const TIMEOUT_MS = 10_000;

interface ApiReferenceProps {
  /** Address of the OpenAPI document, with the base path. */
  documentUrl: string;
  messages: Pick<Messages['apiReference'], 'loading' | 'failed' | 'problems'> & {
    retry: string;
    viewer: ViewerMessages;
  };
  /** The static index, shown until the viewer is ready. */
  children: ReactNode;
}

type State = { is: 'loading' } | { is: 'failed'; problem: string } | { is: 'ready' };

/** Loads the OpenAPI document, renders it in the hidden viewer, and then replaces the index with the viewer. */
export function ApiReference({ documentUrl, messages, children }: ApiReferenceProps) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const index = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts again
  useEffect(() => {
    const box = host.current;
    if (!box) return;
    let isCancelled = false;
    let unmount = () => {};
    const fail = (error: unknown) => {
      if (isCancelled) return;
      if (!(error instanceof OpenApiLoadError)) console.error(error);
      setState({ is: 'failed', problem: problemText(error, messages.problems) });
    };
    Promise.all([loadOpenApiDocument(documentUrl, TIMEOUT_MS), import('./viewer/mount.client')])
      .then(async ([document, { mountViewer }]) => {
        if (isCancelled) return;
        const viewer = mountViewer({
          box,
          document,
          messages: messages.viewer,
          onCrash: fail,
        });
        unmount = viewer.unmount;
        await viewer.rendered;
        if (isCancelled || !index.current) return;
        const position = readScrollPosition(index.current);
        flushSync(() => setState({ is: 'ready' }));
        viewer.start(position);
      })
      .catch(fail);
    return () => {
      isCancelled = true;
      unmount();
    };
  }, [documentUrl, attempt]);

  return (
    <div className={styles.root}>
      <div className={`${styles.status} script-only`} data-state={state.is}>
        {state.is === 'loading' && (
          <p role="status" className={styles.loading}>
            <span className={styles.spinner} />
            {messages.loading}
          </p>
        )}
        {state.is === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>
              <strong>{state.problem}</strong> {messages.failed}
            </p>
            <button
              type="button"
              onClick={() => {
                setState({ is: 'loading' });
                setAttempt(attempt + 1);
              }}
            >
              {messages.retry}
            </button>
          </div>
        )}
      </div>
      <div ref={index} hidden={state.is === 'ready'}>
        {children}
      </div>
      <div ref={host} hidden={state.is !== 'ready'} />
    </div>
  );
}

function problemText(error: unknown, problems: Messages['apiReference']['problems']): string {
  if (!(error instanceof OpenApiLoadError)) return problems.viewer;
  return fill(problems[error.problem], {
    seconds: String(TIMEOUT_MS / 1000),
    status: String(error.status),
  });
}
