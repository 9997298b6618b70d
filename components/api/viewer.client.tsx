import './viewer.css';

import { createContext, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import SwaggerUI from 'swagger-ui-react';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { CodeSamples } from './code-samples.client';
import type { JsonObject } from './json-object';
import { liveResponse } from './live-response.client';
import { documentPath, resolveAt, samplesAt, specOf } from './operation-document.client';
import type { ReferenceEntry } from './reference-entries';
import { requestInterceptors } from './request-interceptors.client';
import { viewerParts } from './viewer-parts.client';
import type { Action, ViewerSystem } from './viewer-system';

interface ViewerProps {
  document: JsonObject;
  /** Its address, which relative addresses of servers start from. */
  documentUrl: string;
  open: readonly ReferenceEntry[];
  /** Server of the sandbox, without a trailing slash, if the site has one. */
  sandboxServer: string | null;
  /** The server that the reader chose. */
  server: string | undefined;
  isAuthorizing: boolean;
  setAuthorizing(isAuthorizing: boolean): void;
  setAuthorized(isAuthorized: boolean): void;
  fail(error: unknown): void;
}

const ViewerContext = createContext({} as ViewerProps);

/** Swagger UI, with each open operation in its entry of the list. Query parameters of the page can't configure it. */
export function Viewer(props: ViewerProps) {
  const { document, documentUrl, sandboxServer } = props;
  // Swagger UI reads its options once.
  const [options] = useState(() => ({
    spec: specOf(document),
    plugins: [createPlugin(props)],
    ...requestInterceptors(document, sandboxServer),
  }));
  return (
    <ViewerContext value={props}>
      <SwaggerUI
        {...options}
        layout="OpenOperations"
        docExpansion="full"
        defaultModelExpandDepth={3}
        tryItOutEnabled
        showCommonExtensions
        onComplete={({ specActions }: ViewerSystem) => specActions.updateUrl(documentUrl)}
      />
    </ViewerContext>
  );
}

/** A plugin whose layout has only the operations, and whose references our resolver resolves. */
function createPlugin({ document, sandboxServer, setAuthorizing, fail }: ViewerProps) {
  const resolve =
    (_original: Action, { specActions }: ViewerSystem) =>
    (path: string[]) => {
      try {
        specActions.updateResolvedSubtree(path, resolveAt(document, path));
      } catch (error) {
        fail(error);
      }
    };
  const showDefinitions = (original: Action) => (definitions: unknown) => {
    if (!definitions) setAuthorizing(false);
    original(definitions);
  };
  return {
    components: { OpenOperations },
    wrapComponents: { ...viewerParts, liveResponse: liveResponse(sandboxServer) },
    statePlugins: {
      spec: { wrapActions: { requestResolvedSubtree: resolve } },
      auth: { wrapActions: { showDefinitions } },
    },
  };
}

function OpenOperations(system: ViewerSystem) {
  const { Im, getComponent, specSelectors, authSelectors, authActions, oas3Actions } = system;
  const viewer = useContext(ViewerContext);
  const { document, open, sandboxServer, server, isAuthorizing, setAuthorized } = viewer;
  const spec = specSelectors.specJson();
  const schemes = authSelectors.definitionsToAuthorize();
  const isAuthorized = authSelectors.authorized().size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI passes other functions to each rendering
  useEffect(() => {
    setAuthorized(isAuthorized);
    if (server) oas3Actions.setSelectedServer(server);
    if (isAuthorizing && schemes.size > 0) authActions.showDefinitions(schemes);
  }, [isAuthorized, server, isAuthorizing, schemes.size]);
  const Operation = getComponent('OperationContainer', true);
  const Popup = getComponent('authorizationPopup', true);
  const show = (entry: ReferenceEntry) => {
    const path = documentPath(entry);
    const isTopic = entry.section === 'webhooks';
    return (
      <div className="api-viewer">
        <CodeSamples samples={samplesAt(document, path)} />
        {sandboxServer !== null && !isTopic && <p>{messages.viewer.sandbox}</p>}
        <div className="swagger-ui">
          <Operation
            op={Im.Map({ operation: spec.getIn(path) })}
            tag={entry.section}
            path={path[1]}
            method={path[2]}
            specPath={Im.List(path)}
            allowTryItOut={!isTopic}
          />
        </div>
      </div>
    );
  };
  return (
    <>
      {open.map((entry) => {
        const place = globalThis.document.getElementById(entry.id);
        return place && spec.size > 0 && createPortal(show(entry), place, entry.id);
      })}
      {Boolean(authSelectors.shownDefinitions()) && (
        <div className="swagger-ui">
          <Popup />
        </div>
      )}
    </>
  );
}
