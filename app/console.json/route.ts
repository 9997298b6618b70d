import { consoleCatalog } from '@/lib/browser/console/catalog';

export const dynamic = 'force-static';

/** The requests that the console can send. Fetched when a reader runs something. */
export function GET() {
  return Response.json(consoleCatalog());
}
