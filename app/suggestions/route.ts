import { getContent } from '@/lib/docs/content';
import { nearPages } from '@/lib/docs/suggestions';

const COUNT = 5;

/** Suggestions for an unknown path: `GET /suggestions?path=/docs/nope`. */
export function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const pages = nearPages(getContent(), path, COUNT);
  return Response.json(pages.map(({ title, url }) => ({ title, url })));
}
