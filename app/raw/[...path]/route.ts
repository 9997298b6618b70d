import { missingPage } from '@/lib/agents/missing-page';
import { allTwins } from '@/lib/agents/pages-markdown';
import { siteSources } from '@/lib/agents/site-markdown';
import { textAnswer } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/config/site-address';
import { type PageMarkdown, writePageMarkdown } from '@/lib/docs/write-page-markdown';

export const dynamic = 'force-static';
export const dynamicParams = false;

let known: Map<string, PageMarkdown> | undefined;

/** Twins by the path of this route: `docs/Sdk`, `index`. */
function twins(): Map<string, PageMarkdown> {
  if (known && process.env.NODE_ENV !== 'development') return known;
  known = new Map(allTwins(siteSources()).map((twin) => [twin.url.slice(1) || 'index', twin]));
  return known;
}

export function generateStaticParams() {
  return [...twins().keys()].map((path) => ({ path: path.split('/') }));
}

/** The Markdown of a page; readers ask for the page's address with `.md`. */
export async function GET(_request: Request, { params }: RouteContext<'/raw/[...path]'>) {
  const twin = twins().get((await params).path.join('/'));
  if (!twin) return textAnswer(missingPage(siteUrl), 'text/markdown', { status: 404 });
  return textAnswer(writePageMarkdown(twin, siteUrl), 'text/markdown', {
    headers: { link: `<${siteUrl}${twin.url}>; rel="canonical"` },
  });
}
