import { publish, tagged } from '@/lib/api/published-text';
import { documentAsYaml } from '@/lib/api/site-document';

const document = tagged(documentAsYaml());

/** The same contract as YAML. */
export function GET(request: Request) {
  return publish(request, document, 'application/yaml');
}
