import { publish, tagged } from '@/lib/http/etag';
import { documentAsJson } from '@/lib/openapi/site-document';

// A prerendered answer would come without a tag and never as 304; the text is made once a process.
const document = tagged(documentAsJson());

/** The contract of the REST API. */
export function GET(request: Request) {
  return publish(request, document, 'application/json');
}
