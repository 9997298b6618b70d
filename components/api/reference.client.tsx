'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadOpenApiDocument, OpenApiLoadError } from '@/lib/browser/load-openapi-document';
import { whenIdle } from '@/lib/browser/when-idle';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { importViewer, prefetchViewer } from './import-viewer.client';
import { type JsonObject, text } from './json-object';
import { useOpenOperations } from './open-operations.client';
import { OperationEntry } from './operation-entry.client';
import {
  type EntryGroup,
  entriesOf,
  filterEntries,
  isSameList,
  serversOf,
} from './reference-entries';
import { ReferenceSidebar } from './reference-sidebar.client';
import { problemText, type ReferenceState, ReferenceStatus } from './reference-status.client';
import { type ListedServer, SetupBar } from './setup-bar.client';
import styles from './styles.module.css';
import { ViewerBoundary } from './viewer-boundary.client';

const TIMEOUT_MS = 10_000;

/** What the page shows of a document that it was not built with. */
interface OtherDocument {
  title: string;
  description: string;
  groups: EntryGroup[];
  servers: ListedServer[];
}

interface ApiReferenceProps {
  /** Address of the OpenAPI document, with the base path. */
  documentUrl: string;
  /** The operations and topics of the document that the page was built with. */
  groups: EntryGroup[];
  /** Path of the server of the sandbox, if the site has one. */
  sandboxPath: string | null;
  /** Title and introduction of the page. */
  header: ReactNode;
  /** Servers of that document. */
  servers: readonly ListedServer[];
  /** Links to the API definition files. */
  files: ReactNode;
  /** The description of the API that the page was built with. */
  children: ReactNode;
}

/**
 * The operations and topics of the API. Fetches the document when the page is idle, and loads the viewer when an
 * operation is opened: it shows the operation below its heading.
 */
export function ApiReference(props: ApiReferenceProps) {
  const { documentUrl, sandboxPath, header, files, children } = props;
  const [state, setState] = useState<ReferenceState>({ is: 'index' });
  const [attempt, setAttempt] = useState(0);
  const [phrase, setPhrase] = useState('');
  const [other, setOther] = useState<OtherDocument>();
  const content = useRef<HTMLElement>(null);
  const loading = useRef<Promise<JsonObject>>(undefined);
  const groups = other?.groups ?? props.groups;
  const { open, follow, close } = useOpenOperations(content, groups);
  const [server, setServer] = useState<string>();
  const [isAuthorizing, setAuthorizing] = useState(false);
  const [isAuthorized, setAuthorized] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const isWanted = open.length > 0 || attempt > 0 || isAuthorizing;
  const found = new Set(
    filterEntries(groups, phrase).flatMap(({ entries }) => entries.map(({ id }) => id)),
  );

  function fail(error: unknown) {
    loading.current = undefined;
    if (!(error instanceof OpenApiLoadError)) console.error(error);
    setAuthorizing(false);
    setAuthorized(false);
    setState({ is: 'failed', problem: problemText(error, TIMEOUT_MS) });
  }

  async function load() {
    loading.current ??= loadOpenApiDocument(documentUrl, TIMEOUT_MS);
    const document = await loading.current;
    const list = entriesOf(document);
    if (!isSameList(list, props.groups)) {
      const { title, version, description } = document.info as JsonObject;
      setOther({
        title: `${text(title)} ${text(version)}`,
        description: text(description),
        groups: list,
        servers: serversOf(document),
      });
    }
    return document;
  }

  async function start() {
    setState({ is: 'loading' });
    const [document, { Viewer }] = await Promise.all([load(), importViewer()]);
    setState({ is: 'ready', document, Viewer });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts again
  useEffect(() => {
    // What was entered lasts as long as the viewer, also while nothing is open.
    if (state.is === 'ready') return;
    if (isWanted) start().catch(fail);
    else return whenIdle(() => load().catch(fail));
  }, [isWanted, attempt]);

  /**
   * Closes an operation at its heading. Follows a link to the current address, which fires no `hashchange` event, and
   * retries after a failure.
   */
  function onClick(event: MouseEvent) {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!anchor?.hash || isForBrowser) return;
    if (anchor.ariaExpanded === 'true') close(anchor.closest('article')?.id);
    else if (anchor.href === location.href) {
      follow();
      if (state.is === 'failed') setAttempt(attempt + 1);
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside work by keyboard
    <div
      className={styles.root}
      onClick={onClick}
      onPointerOver={prefetchViewer}
      onFocus={prefetchViewer}
    >
      <ReferenceSidebar groups={groups} phrase={phrase} setPhrase={setPhrase} content={content} />
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        {header}
        {files}
        <SetupBar
          servers={other?.servers ?? props.servers}
          setServer={setServer}
          isAuthorized={isAuthorized}
          authorize={() => setAuthorizing(true)}
        />
        {state.is === 'ready' && (
          <ViewerBoundary fail={fail}>
            <state.Viewer
              document={state.document}
              documentUrl={documentUrl}
              open={entries.filter(({ id }) => open.includes(id))}
              sandboxServer={sandboxPath === null ? null : location.origin + sandboxPath}
              server={server}
              isAuthorizing={isAuthorizing}
              setAuthorizing={setAuthorizing}
              setAuthorized={setAuthorized}
              fail={fail}
            />
          </ViewerBoundary>
        )}
        <ReferenceStatus state={state} onRetry={() => setAttempt(attempt + 1)} />
        {other ? (
          <section>
            <h2>{other.title}</h2>
            <p className={styles.description}>{other.description}</p>
          </section>
        ) : (
          <details className="api-about">
            <summary>{messages.about}</summary>
            {children}
          </details>
        )}
        {groups.map(({ name, description, entries: listed }, position) => (
          <section
            // A tag and the topics can have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
            key={position}
            className="api-group"
            hidden={!listed.some(({ id }) => found.has(id))}
          >
            <h2>{name}</h2>
            {description && <p>{description}</p>}
            {listed.map((entry) => (
              <OperationEntry
                key={entry.id}
                entry={entry}
                isHidden={!found.has(entry.id)}
                isOpen={state.is === 'ready' && open.includes(entry.id)}
              />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
