'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type LoadedDocument,
  loadOpenApiDocument,
  OpenApiLoadError,
} from '@/lib/browser/load-openapi-document';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Messages } from '@/lib/messages/en';
import { fill } from '@/lib/messages/fill';
import { absoluteServers } from './absolute-servers.client';
import { filterIndex } from './filter-index.client';
import styles from './reference.module.css';
import { type EntryGroup, entriesOf } from './reference-entries';
import { ReferenceSidebar } from './reference-sidebar.client';
import type { Viewer } from './viewer/mount.client';
import { readScrollPosition } from './viewer/scroll-position.client';
import type { ViewerMessages } from './viewer/system.client';
import { isViewerRequested } from './viewer-request.client';

const TIMEOUT_MS = 10_000;

type ReferenceMessages = Messages['apiReference'];

interface ApiReferenceProps {
  /** Address of the OpenAPI document, with the base path. */
  documentUrl: string;
  /** SHA-256 of the document that the static index shows. */
  indexedDocument: string;
  /** The operations and topics of the index. */
  groups: EntryGroup[];
  /** Path of the server of the sandbox, if the site has one. */
  sandboxPath: string | null;
  messages: Pick<
    ReferenceMessages,
    | 'loading'
    | 'failed'
    | 'problems'
    | 'sidebar'
    | 'filter'
    | 'filterHint'
    | 'filterNone'
    | 'filterCount'
  > & {
    retry: string;
    viewer: ViewerMessages;
  };
  /** Title and introduction of the page. */
  header: ReactNode;
  /** The static index, shown until the viewer is ready. */
  children: ReactNode;
}

type State =
  | { is: 'index' }
  | { is: 'loading' }
  | { is: 'failed'; problem: string }
  | { is: 'ready' };

/**
 * The frame of the reference. Fetches the document when the page is idle, and loads the viewer, which replaces the index,
 * when an operation is opened or the document is not the one that the index shows.
 */
export function ApiReference(props: ApiReferenceProps) {
  const { documentUrl, indexedDocument, messages, sandboxPath, header, children } = props;
  const [state, setState] = useState<State>({ is: 'index' });
  const [attempt, setAttempt] = useState(0);
  const [phrase, setPhrase] = useState('');
  const [groups, setGroups] = useState(props.groups);
  const content = useRef<HTMLElement>(null);
  const index = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(null);
  const shownPhrase = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts again
  useEffect(() => {
    const box = host.current;
    if (!box) return;
    let isCanceled = false;
    let loading: Promise<LoadedDocument> | undefined;
    let isStarted = false;

    const fail = (error: unknown) => {
      if (isCanceled) return;
      if (!(error instanceof OpenApiLoadError)) console.error(error);
      setState({ is: 'failed', problem: problemText(error, messages.problems) });
    };
    const load = () => {
      loading ??= loadOpenApiDocument(documentUrl, TIMEOUT_MS);
      return loading;
    };

    async function start() {
      if (isStarted || !box) return;
      isStarted = true;
      setState({ is: 'loading' });
      const [loaded, { mountViewer }] = await Promise.all([
        load(),
        import('./viewer/mount.client'),
      ]);
      if (isCanceled) return;
      const { document, sha256 } = loaded;
      if (sha256 !== indexedDocument) setGroups(entriesOf(document, messages.viewer.webhooks));
      const mounted = mountViewer({
        box,
        document: absoluteServers(document, new URL(documentUrl, location.href)),
        messages: messages.viewer,
        sandboxServer: sandboxPath === null ? null : location.origin + sandboxPath,
        phrase: shownPhrase.current,
        onCrash: fail,
      });
      viewer.current = mounted;
      await mounted.rendered;
      if (isCanceled || !index.current) return;
      const position = readScrollPosition(index.current);
      flushSync(() => setState({ is: 'ready' }));
      mounted.start(position);
    }

    async function check() {
      const { sha256 } = await load();
      if (!isCanceled && sha256 !== indexedDocument) await start();
    }

    const startIfRequested = () => {
      if (attempt > 0 || isViewerRequested()) start().catch(fail);
    };
    const stopWaiting = whenIdle(() => check().catch(fail));
    startIfRequested();
    addEventListener('hashchange', startIfRequested);
    return () => {
      isCanceled = true;
      stopWaiting();
      removeEventListener('hashchange', startIfRequested);
      viewer.current?.unmount();
      viewer.current = null;
    };
  }, [documentUrl, attempt]);

  function filter(next: string) {
    setPhrase(next);
    shownPhrase.current = next;
    if (index.current) filterIndex(index.current, groups, next);
    viewer.current?.filter(next);
  }

  /** Retries after a failure if the reader clicks the link to the current address: that fires no `hashchange` event. */
  function onClick({ target }: MouseEvent) {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (state.is === 'failed' && anchor?.hash === location.hash) setAttempt(attempt + 1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside work by keyboard
    <div className={styles.root} onClick={onClick} onPointerOver={prefetch} onFocus={prefetch}>
      <ReferenceSidebar
        groups={groups}
        phrase={phrase}
        setPhrase={filter}
        content={content}
        messages={messages}
      />
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        {header}
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
                  setState({ is: 'index' });
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
      </main>
    </div>
  );
}

/** Loads the code of the viewer when the reader is about to open an operation. */
function prefetch({ target }: { target: EventTarget }) {
  const isOperation = target instanceof Element && target.closest('a[href^="#"]') !== null;
  // If this fails, opening the operation tries again and shows the error.
  if (isOperation && mayPrefetch()) import('./viewer/mount.client').catch(() => {});
}

function problemText(error: unknown, problems: ReferenceMessages['problems']): string {
  if (!(error instanceof OpenApiLoadError)) return problems.viewer;
  return fill(problems[error.problem], {
    seconds: String(TIMEOUT_MS / 1000),
    status: String(error.status),
  });
}
