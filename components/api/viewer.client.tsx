import './viewer.css';

import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import SwaggerUI from 'swagger-ui-react';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { liveResponse } from './live-response.client';
import { operationAt, resolveAt } from './operation-document.client';
import type { ReferenceEntry } from './reference-entries';
import { requestInterceptors } from './request-interceptors.client';
import { viewerParts } from './viewer-parts.client';

/** The parts of Swagger UI that a plugin can use, of which the package publishes no types. */
type System = Parameters<NonNullable<ComponentProps<typeof SwaggerUI>['onComplete']>>[0];

interface ViewerProps {
  openapi: OpenAPIObject;
  /** Address of the document, which relative addresses of servers start from. */
  documentUrl: string;
  open: readonly ReferenceEntry[];
  /** Server of the sandbox, without a trailing slash, if the site has one. */
  sandboxServer: string | null;
  /** The server that the reader chose. */
  server: string | undefined;
  /** Each change shows the dialog for credentials. */
  authorizations: number;
  setAuthorized(isAuthorized: boolean): void;
  fail(error: unknown): void;
}

const ViewerContext = createContext({} as ViewerProps);

/** Swagger UI, with each open operation in its entry of the list. Query parameters of the page can't configure it. */
export function Viewer(props: ViewerProps) {
  const { openapi, documentUrl, sandboxServer, fail } = props;
  const { openapi: version, servers = [], security = [] } = openapi;
  // Swagger UI would read another object again. Operations are added when they are opened.
  const [spec] = useState({ openapi: version, servers, security, paths: {} });
  // The published resolver takes seconds for a document with many schemas, and didn't run in the bundles of Turbopack.
  const requestResolvedSubtree =
    (_original: unknown, { specActions }: System) =>
    (path: string[]) => {
      try {
        const resolve = path[0] === 'components' ? resolveAt : operationAt;
        specActions.updateResolvedSubtree(path, resolve(openapi, path));
      } catch (error) {
        fail(error);
      }
    };
  return (
    <ViewerContext value={props}>
      <SwaggerUI
        spec={spec}
        plugins={[
          {
            components: { OpenOperations },
            wrapComponents: { ...viewerParts, liveResponse },
            statePlugins: { spec: { wrapActions: { requestResolvedSubtree } } },
          },
        ]}
        {...requestInterceptors(sandboxServer)}
        layout="OpenOperations"
        docExpansion="full"
        defaultModelExpandDepth={3}
        tryItOutEnabled
        showCommonExtensions
        onComplete={({ specActions }) => specActions.updateUrl(documentUrl)}
      />
    </ViewerContext>
  );
}

/** The layout: only the operations. */
function OpenOperations(system: System) {
  const { Im, getComponent, specSelectors, authSelectors, authActions, oas3Actions } = system;
  const { open, sandboxServer, server, authorizations, setAuthorized } = useContext(ViewerContext);
  const schemes = authSelectors.definitionsToAuthorize();
  const isAuthorized = authSelectors.authorized().size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI passes other functions to each rendering
  useEffect(() => {
    setAuthorized(isAuthorized);
    if (server) oas3Actions.setSelectedServer(server);
  }, [isAuthorized, server]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (authorizations > 0 && schemes.size > 0) authActions.showDefinitions(schemes);
  }, [authorizations, schemes.size]);
  const Operation = getComponent('OperationContainer', true);
  const Popup = getComponent('authorizationPopup', true);
  const show = ({ section, path, method }: ReferenceEntry) => {
    const specPath = [section, path, method.toLowerCase()];
    const isTopic = section === 'webhooks';
    return (
      <div className="api-viewer">
        {sandboxServer !== null && !isTopic && <p>{messages.viewer.sandbox}</p>}
        <div className="swagger-ui">
          <Operation
            op={Im.Map({ operation: specSelectors.specResolvedSubtree(specPath) ?? Im.Map({}) })}
            tag={section}
            path={path}
            method={specPath[2]}
            specPath={Im.List(specPath)}
            allowTryItOut={!isTopic}
          />
        </div>
      </div>
    );
  };
  return (
    <>
      {open.map((entry) => {
        const place = document.getElementById(entry.id);
        return place && createPortal(show(entry), place, entry.id);
      })}
      {Boolean(authSelectors.shownDefinitions()) && (
        <div className="swagger-ui">
          <Popup />
        </div>
      )}
    </>
  );
}
