import { searchParameters } from '@/lib/search/search-parameters';
import { search } from '@/lib/search/service';

/** `GET /search.json?q=&area=&versions=`: the best pages for a query, each with up to three matches. */
export async function GET(request: Request) {
  return Response.json(await search(searchParameters(new URL(request.url).searchParams)));
}
