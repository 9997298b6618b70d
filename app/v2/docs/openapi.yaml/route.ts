import { documentAsYaml } from '@/lib/api/site-document';

export const dynamic = 'force-static';

/** The same contract as YAML. */
export function GET() {
  return new Response(documentAsYaml(), {
    headers: {
      'content-type': 'application/yaml; charset=utf-8',
      'access-control-allow-origin': '*',
    },
  });
}
