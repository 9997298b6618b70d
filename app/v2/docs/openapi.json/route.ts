import { conditionalResponse, withEtag } from '@/lib/http/etag';
import { documentAsJson } from '@/lib/openapi/site-document';

// A prerendered response would have no ETag and never be a 304, so the text is made once per process.
const document = withEtag(documentAsJson());

/** The OpenAPI document as JSON. */
export function GET(request: Request) {
  return conditionalResponse(request, document, 'application/json');
}
