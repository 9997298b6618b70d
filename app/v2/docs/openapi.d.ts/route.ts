import { clientTypes } from '@/lib/api/openapi/client-types';
import { siteDocument } from '@/lib/api/openapi/site-document';
import { withEtag } from '@/lib/site/http/etag';

// Prerendered, since the generator is a development dependency.
export const dynamic = 'force-static';

/** TypeScript types of the API, for a typed client. */
export async function GET() {
  const { text, etag } = withEtag(await clientTypes(siteDocument()));
  return new Response(text, {
    headers: {
      etag,
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
    },
  });
}
