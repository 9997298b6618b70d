import { consoleCatalog } from '@/lib/browser/console/catalog';
import { errorUrl } from '@/lib/content/api-reference/api-pages';
import { withBasePath } from '@/lib/site/config/base-path';

export const dynamic = 'force-static';

/** The requests that the console can send. Fetched when a reader runs something. */
export function GET() {
  return Response.json(consoleCatalog((id) => withBasePath(errorUrl(id))));
}
