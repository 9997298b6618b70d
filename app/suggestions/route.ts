import { suggestPages } from '@/lib/docs/suggestions';
import { getHeadPages } from '@/lib/seo/heads';

const COUNT = 5;

/** Suggestions for an unknown path: `GET /suggestions?path=/docs/nope`. */
export function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const pages = suggestPages(getHeadPages(), path, COUNT);
  return Response.json(
    pages.map(({ title, url, breadcrumbs }) => ({
      title,
      url,
      // From the area to the folder of the page.
      breadcrumbs: breadcrumbs.slice(2, -1).map((page) => page.title),
    })),
  );
}
