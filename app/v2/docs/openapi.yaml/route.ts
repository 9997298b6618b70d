import { conditionalResponse, withEtag } from '@/lib/http/etag';
import { documentAsYaml } from '@/lib/openapi/site-document';

// Not prerendered, for the same reason as the document as JSON.
const document = withEtag(documentAsYaml());

/** The OpenAPI document as YAML. */
export function GET(request: Request) {
  return conditionalResponse(request, document, 'application/yaml');
}
