import type { Api } from '../../api/http/create-app';
import { methodNotAllowed, preflightResponse } from '../../api/http/method-response';
import type { DocumentOptions } from '../../api/openapi/document';
import { loadOnce } from '../../site/config/load-once';
import { siteAddress } from '../../site/config/site-address';
import { conditionalResponse, type TaggedText, withEtag } from '../../site/http/etag';
import type { Handle } from './node-listener';

/** The OpenAPI document in its two forms. */
const DOCUMENTS: Readonly<Record<string, 'json' | 'yaml'>> = {
  '/v2/docs/openapi.json': 'json',
  '/v2/docs/openapi.yaml': 'yaml',
};

/** Facts about the server in the document: its URL, and whether it has sandboxes. */
type ServedDocument = Pick<DocumentOptions, 'serverUrl' | 'hasSandbox'>;

/**
 * Serves the OpenAPI document, and passes all other requests to the API.
 */
export function serveDocuments(api: Api, options: ServedDocument): Handle {
  // The generator of the document is loaded with the first request for it.
  const load = loadOnce(async (): Promise<Record<'json' | 'yaml', TaggedText>> => {
    const [{ buildOpenApiDocument }, { toYaml }] = await Promise.all([
      import('../../api/openapi/document'),
      import('../../api/openapi/yaml'),
    ]);
    const document = buildOpenApiDocument({ ...options, docsUrl: siteAddress('/docs') });
    return {
      json: withEtag(`${JSON.stringify(document)}\n`),
      yaml: withEtag(toYaml(document)),
    };
  });
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const format = DOCUMENTS[pathname];
    if (!format) return api.fetch(request, address);
    if (request.method === 'OPTIONS') return preflightResponse();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return methodNotAllowed(pathname, ['GET']);
    }
    const texts = await load();
    return conditionalResponse(request, texts[format], `application/${format}; charset=utf-8`);
  };
}
