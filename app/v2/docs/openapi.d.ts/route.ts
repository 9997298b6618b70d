import { tagged } from '@/lib/http/etag';
import { clientTypes } from '@/lib/openapi/client-types';
import { siteDocument } from '@/lib/openapi/site-document';

// Made at build time: the generator is not there when the site runs.
export const dynamic = 'force-static';

/** Types for a client in TypeScript. */
export async function GET() {
  const { text, etag } = tagged(await clientTypes(siteDocument()));
  return new Response(text, {
    headers: {
      etag,
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
    },
  });
}
