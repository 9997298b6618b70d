import { getContent } from '@/lib/content/load/content';
import { changelogFeed } from '@/lib/content/seo/changelog-feed';

export const dynamic = 'force-static';

/** The entries of the changelog for feed readers. */
export function GET() {
  const index = getContent();
  const page = [...index.pages.values()].find(
    ({ frontMatter }) => frontMatter.feed === '/changelog.xml',
  );
  if (!page) return new Response('The site has no changelog.', { status: 404 });
  return new Response(changelogFeed({ page, index }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
