import { clientTypes } from '@/lib/api/client-types';
import { siteDocument } from '@/lib/api/site-document';

export const dynamic = 'force-static';

/** Types for a client in TypeScript. */
export async function GET() {
  return new Response(await clientTypes(siteDocument()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
    },
  });
}
