import { publish, tagged } from '@/lib/http/etag';
import { documentAsYaml } from '@/lib/openapi/site-document';

const document = tagged(documentAsYaml());

/** The same contract as YAML. */
export function GET(request: Request) {
  return publish(request, document, 'application/yaml');
}
