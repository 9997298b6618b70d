import { documentAsJson } from '@/lib/api/openapi/site-document';
import { conditionalResponse, withEtag } from '@/lib/site/http/etag';

// A prerendered response would have no ETag and never be a 304, so the text is made once per process.
const document = withEtag(documentAsJson());

/** The OpenAPI document as JSON. */
export function GET(request: Request) {
  return conditionalResponse(request, document, 'application/json; charset=utf-8');
}
