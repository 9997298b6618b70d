import './viewer.css';

import { useMemo } from 'react';
import SwaggerUI from 'swagger-ui-react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { Authorization } from './authorization.client';
import { CodeSamples } from './code-samples.client';
import { isObject, type JsonObject } from './json-object';
import { type DocumentPath, showOperation } from './operation-document.client';
import { sandboxRequests } from './sandbox-requests.client';
import { createPlugin, type ViewerSystem } from './viewer-plugin.client';

interface ViewerProps {
  document: JsonObject;
  /** Its address, which relative addresses of servers start from. */
  documentUrl: string;
  path: DocumentPath;
  /** Server of the sandbox, without a trailing slash, if the site has one. */
  sandboxServer: string | null;
}

/** One operation or topic in Swagger UI. Query parameters of the page can't configure it. */
export function Viewer(props: ViewerProps) {
  const { document, documentUrl, path, sandboxServer } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI reads its options once
  const { samples, ...options } = useMemo(() => {
    const shown = showOperation(document, path);
    const { spec, operation } = shown;
    const isPublic = Array.isArray(operation.security) && operation.security.length === 0;
    return {
      samples: samplesOf(operation),
      spec,
      plugins: [createPlugin(shown, { isTopic: path[0] === 'webhooks', sandboxServer })],
      ...(sandboxServer !== null && sandboxRequests(sandboxServer, isPublic)),
    };
  }, []);
  return (
    <div className="api-viewer">
      <CodeSamples samples={samples} />
      {sandboxServer !== null && path[0] === 'paths' && <p>{enApiReference.viewer.sandbox}</p>}
      <SwaggerUI
        {...options}
        layout="OperationLayout"
        docExpansion="full"
        defaultModelExpandDepth={3}
        tryItOutEnabled={path[0] === 'paths'}
        showCommonExtensions
        onComplete={({ specActions }: ViewerSystem) => specActions.updateUrl(documentUrl)}
      />
    </div>
  );
}

export { Authorization };

/** The code samples of an operation, in all languages. */
function samplesOf(operation: JsonObject): { label: string; source: string }[] {
  const samples = operation['x-codeSamples'];
  return (Array.isArray(samples) ? samples : [])
    .filter(isObject)
    .map(({ lang, label, source }) => ({
      label: String(label ?? lang),
      source: String(source),
    }));
}
