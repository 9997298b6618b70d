import { getHeadPages } from '@/lib/content/seo/heads';
import { suggestPages } from '@/lib/content/seo/page-suggestions';

/** Suggestions for an unknown path: `GET /suggestions?path=/docs/nope`. */
export function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  return Response.json(suggestPages(getHeadPages(), path));
}
