'use client';

import '../shell/loading/load-state.css';
import type { OpenAPIObject, ServerObject } from 'openapi3-ts/oas31';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { loadOpenApiDocument, OpenApiLoadError } from '@/lib/browser/load-openapi-document';
import { onIntent } from '@/lib/browser/on-intent';
import { whenIdle } from '@/lib/browser/when-idle';
import { NO_PREFETCH } from '@/lib/site/config/no-prefetch';
import { site } from '@/lib/site/config/site';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enLazyParts } from '@/lib/site/messages/en-lazy-parts';
import { fill } from '@/lib/site/messages/fill';
import frame from '../docs/docs-frame.module.css';
import { OperationEntry } from './operation-entry.client';
import { type EntryDetails, type EntryGroup, entriesOf, filterEntries } from './reference-entries';
import { ReferenceSidebar } from './reference-sidebar.client';
import type { Viewer } from './viewer.client';

const TIMEOUT_MS = 10_000;

/** Links that open an operation, if the viewer may be loaded before. */
const LINKS = `:root:not([${NO_PREFETCH}]) .api-reference a[href^="#"]`;

interface ApiReferenceProps {
  /** Address of the OpenAPI document, with the base path. */
  documentUrl: string;
  /** The operations and topics of the document that the page was built with. */
  groups: EntryGroup[];
  /** What the list shows of them besides what the document says. */
  details: Readonly<Record<string, EntryDetails>>;
  /** Servers of that document. */
  servers: readonly ServerObject[];
  /** Path of the server of the sandbox, if the site has one. */
  sandboxPath: string | null;
  /** Title and introduction of the page, and links to the API definition files. */
  children: ReactNode;
}

/** What the page shows: at first the list that it was built with, then that of the document, then the viewer. */
interface Loaded {
  groups: EntryGroup[];
  openapi?: OpenAPIObject;
  Viewer?: typeof Viewer;
}

/**
 * The operations and topics of the API. Fetches the document when the page is idle, and loads the viewer when an
 * operation is opened: it shows the operation below its heading.
 */
export function ApiReference(props: ApiReferenceProps) {
  const { documentUrl, details, sandboxPath, children } = props;
  const [{ groups, openapi, Viewer }, setLoaded] = useState<Loaded>({ groups: props.groups });
  const loading = useRef<Promise<Loaded>>(undefined);
  const [problem, setProblem] = useState('');
  const [phrase, setPhrase] = useState('');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [server, setServer] = useState<string>();
  const [authorizations, setAuthorizations] = useState(0);
  const [isAuthorized, setAuthorized] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const filtered = filterEntries(groups, phrase);
  const found = new Set(filtered.flatMap((group) => group.entries));
  const isWanted = open.length > 0 || authorizations > 0;

  function fail(error: unknown) {
    loading.current = undefined;
    setLoaded((loaded) => ({ groups: loaded.groups }));
    if (error instanceof OpenApiLoadError) {
      const seconds = String(TIMEOUT_MS / 1000);
      const { problem, status } = error;
      setProblem(fill(messages.problems[problem], { seconds, status: String(status) }));
    } else {
      console.error(error);
      setProblem(messages.problems.viewer);
    }
  }

  async function load() {
    loading.current ??= loadOpenApiDocument(documentUrl, TIMEOUT_MS).then((openapi) => ({
      openapi,
      groups: entriesOf(openapi),
    }));
    const [loaded, viewer] = await Promise.all([loading.current, isWanted ? importViewer() : {}]);
    setLoaded({ ...loaded, ...viewer });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: Retry removes the problem
  useEffect(() => {
    if (Viewer || problem) return;
    if (isWanted) load().catch(fail);
    else return whenIdle(() => load().catch(fail));
  }, [isWanted, problem]);

  useEffect(() => {
    const controller = new AbortController();
    // If this fails, opening the operation tries again and shows the error.
    onIntent(LINKS, () => void importViewer().catch(() => {}), controller.signal);
    return () => controller.abort();
  }, []);

  function show(id: string) {
    setOpen((ids) => [...new Set([...ids, id])]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other operations
  useEffect(() => {
    /** Opens the operation in the address, `#redeem`, or in the form of Swagger UI, `#/Rewards/redeem`. */
    const follow = (event?: Event) => {
      const target = document.querySelector('.api-entry:target');
      const entry = target ?? fragmentTarget(location.hash.replace(/.*\//, '#'));
      if (!entry?.matches('.api-entry')) return;
      show(entry.id);
      // The browser has scrolled to a target already, but at a reload to where the reader was.
      if (!event || !target) entry.scrollIntoView({ behavior: 'instant' });
      entry.querySelector('a')?.focus({ preventScroll: true });
    };
    if (open.length === 0) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [groups]);

  /** Closes an operation at its heading. A link to the current address fires no `hashchange` event. */
  function onClick(event: MouseEvent) {
    const anchor = event.target instanceof Element && event.target.closest('a');
    const id = anchor && fragmentTarget(anchor.hash)?.id;
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (anchor.ariaExpanded !== 'true') return show(id);
    event.preventDefault();
    setOpen(open.filter((each) => each !== id));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside work by keyboard
    <div
      className={`${frame.root} api-reference`}
      data-has-announcement={site.announcement ? '' : undefined}
      onClick={onClick}
    >
      <ReferenceSidebar groups={filtered} phrase={phrase} setPhrase={setPhrase} />
      <main id="content" tabIndex={-1} className={frame.main}>
        {children}
        <header className="api-bar script-only">
          <label>
            {messages.server}{' '}
            <select onChange={({ target }) => setServer(target.value)}>
              {(openapi?.servers ?? props.servers).map(({ url, description }) => (
                <option key={url} value={url}>
                  {description || url}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => setAuthorizations(authorizations + 1)}>
            {isAuthorized ? messages.authorized : messages.authorize}
          </button>
          {problem ? (
            <p role="alert" className="load-state">
              <strong>{problem}</strong>
              <button type="button" onClick={() => setProblem('')}>
                {enLazyParts.retry}
              </button>
            </p>
          ) : (
            isWanted &&
            !Viewer && (
              <p role="status" className="load-state loading">
                {messages.loading}
              </p>
            )
          )}
        </header>
        {openapi && Viewer && (
          <Viewer
            {...{ openapi, documentUrl, server, authorizations, setAuthorized, fail }}
            open={entries.filter(({ id }) => open.includes(id))}
            sandboxServer={sandboxPath === null ? null : location.origin + sandboxPath}
          />
        )}
        {groups.map(({ name, description, entries }, position) => (
          <section
            // A tag and the topics can have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
            key={position}
            className="api-group"
            hidden={!entries.some((entry) => found.has(entry))}
          >
            <h2>{name}</h2>
            {description && <p>{description}</p>}
            {entries.map((entry) => (
              <OperationEntry
                key={entry.id}
                entry={entry}
                details={details}
                isHidden={!found.has(entry)}
                isOpen={Viewer !== undefined && open.includes(entry.id)}
              />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function importViewer() {
  // A package of the viewer animates all links to a part of the page unless this is set.
  Object.assign(window, { noZensmooth: true });
  return import('./viewer.client');
}
