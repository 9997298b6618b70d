import { getContent } from '@/lib/docs/content';
import { markdownTwin } from '@/lib/docs/markdown-twin';
import { env } from '@/lib/env';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Written pages, with the site path that they have; folders without a text of their own have no twin. */
function writtenPages() {
  const { pages, standalone } = getContent();
  return [...pages.values(), ...standalone.values()].filter(({ file }) => file !== null);
}

export function generateStaticParams() {
  return writtenPages().map(({ url }) => ({ path: url.slice(1).split('/') }));
}

/** The Markdown twin of a page; readers ask for the page's address with `.md`. */
export async function GET(_request: Request, { params }: RouteContext<'/raw/[...path]'>) {
  const url = `/${(await params).path.join('/')}`;
  const page = writtenPages().find((known) => known.url === url);
  if (!page) return new Response('There is no such page.\n', { status: 404 });
  const markdown = markdownTwin(
    { page, index: getContent() },
    { siteUrl: env.SITE_URL + env.BASE_PATH },
  );
  return new Response(markdown, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
