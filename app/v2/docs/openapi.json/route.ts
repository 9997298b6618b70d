import { documentAsJson } from '@/lib/api/site-document';

export const dynamic = 'force-static';

/** The contract of the REST API; any site may read it. */
export function GET() {
  return new Response(documentAsJson(), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    },
  });
}
