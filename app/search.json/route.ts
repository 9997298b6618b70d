import { search } from '@/lib/search/service';

const PAGES = 8;

/** `GET /search.json?q=&area=&versions=`: the best pages for a query, each with up to three matches. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const results = await search({
    query: searchParams.get('q'),
    area: searchParams.get('area'),
    versions: searchParams.get('versions'),
    limit: PAGES,
  });
  return Response.json(results);
}
