import { sdkHints } from '@/lib/content/pages/sdk-hints';

export const dynamic = 'force-static';

/** Declaration and summary of each name of the SDK, for the hints on names in code. Fetched with the first hint. */
export async function GET() {
  return Response.json(await sdkHints());
}
