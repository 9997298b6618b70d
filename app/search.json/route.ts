import { search } from '@/lib/search/service';

const PAGES = 8;

/** `GET /search.json?q=&area=`: the pages that answer a query, at most three places each. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const answer = await search({
    query: searchParams.get('q'),
    area: searchParams.get('area'),
    limit: PAGES,
  });
  return Response.json(answer, {
    headers: { 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' },
  });
}
