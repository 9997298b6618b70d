import { documentAsYaml } from '@/lib/api/openapi/site-document';
import { conditionalResponse, withEtag } from '@/lib/site/http/etag';

// Not prerendered, for the same reason as the document as JSON.
const document = withEtag(documentAsYaml());

/** The OpenAPI document as YAML. */
export function GET(request: Request) {
  return conditionalResponse(request, document, 'application/yaml; charset=utf-8');
}
