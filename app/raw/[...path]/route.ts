import { allPagesMarkdown } from '@/lib/agents/markdown-sections';
import { notFoundMarkdown } from '@/lib/agents/not-found-markdown';
import { listSkills, skillMarkdown, skillPath } from '@/lib/agents/skills';
import { textResponse } from '@/lib/agents/text-response';
import { getContent } from '@/lib/content/load/content';
import { type PageMarkdown, writePageMarkdown } from '@/lib/content/pages/write-page-markdown';
import { siteUrl } from '@/lib/site/config/site-address';

export const dynamic = 'force-static';
export const dynamicParams = false;

let cached: Map<string, PageMarkdown> | undefined;

/** Page Markdown by the path of this route: `docs/Sdk`, `index`. */
function markdownByPath(): Map<string, PageMarkdown> {
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  cached = new Map(
    allPagesMarkdown(getContent()).map((page) => [page.url.slice(1) || 'index', page]),
  );
  return cached;
}

export function generateStaticParams() {
  const skills = listSkills(getContent()).map((skill) =>
    skillPath(skill).replace(/^\/|\.md$/g, ''),
  );
  return [...markdownByPath().keys(), ...skills].map((path) => ({ path: path.split('/') }));
}

/** The Markdown of a page or a skill. Next.js rewrites addresses that end in `.md` to this route. */
export async function GET(_request: Request, { params }: RouteContext<'/raw/[...path]'>) {
  const path = (await params).path.join('/');
  const skill = listSkills(getContent()).find((each) => skillPath(each) === `/${path}.md`);
  if (skill) return textResponse(skillMarkdown(skill, getContent()), 'text/markdown');
  const page = markdownByPath().get(path);
  if (!page) return textResponse(notFoundMarkdown(), 'text/markdown', { status: 404 });
  return textResponse(writePageMarkdown(page), 'text/markdown', {
    headers: { link: `<${siteUrl}${page.url}>; rel="canonical"` },
  });
}
