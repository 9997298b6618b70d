import type { Api } from '../api/app';
import type { Handle } from './node-listener';

/** The OpenAPI document in its two forms. */
const DOCUMENTS: Readonly<Record<string, 'json' | 'yaml'>> = {
  '/v2/docs/openapi.json': 'json',
  '/v2/docs/openapi.yaml': 'yaml',
};

/** Serves the OpenAPI document, and passes all other requests to the API. */
export function serveDocuments(api: Api): Handle {
  return async (request, address) => {
    const format = DOCUMENTS[new URL(request.url).pathname];
    return format && request.method === 'GET'
      ? sendDocument(request, format)
      : api.fetch(request, address);
  };
}

/** Loads the generator of the document with the first request for it. */
async function sendDocument(request: Request, format: 'json' | 'yaml'): Promise<Response> {
  const [{ conditionalResponse, withEtag }, { documentAsJson, documentAsYaml }] = await Promise.all(
    [import('../http/etag'), import('../openapi/site-document')],
  );
  const text = format === 'json' ? documentAsJson() : documentAsYaml();
  return conditionalResponse(request, withEtag(text), `application/${format}`);
}
