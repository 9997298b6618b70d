import { clientTypes } from '@/lib/api/client-types';
import { tagged } from '@/lib/api/published-text';
import { siteDocument } from '@/lib/api/site-document';

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
