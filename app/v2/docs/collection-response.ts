import type { Convert } from '@/lib/api/openapi/collections';
import { siteDocument } from '@/lib/api/openapi/site-document';
import { siteAddress } from '@/lib/site/config/site-address';
import { withEtag } from '@/lib/site/http/etag';

/** The response with the document of this site as a collection. */
export async function collectionResponse(convert: Convert<object>): Promise<Response> {
  const collection = await convert(siteDocument(), siteAddress('/'));
  const { text, etag } = withEtag(`${JSON.stringify(collection)}\n`);
  return new Response(text, {
    headers: { etag, 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  });
}
