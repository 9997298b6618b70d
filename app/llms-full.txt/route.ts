import { llmsFull } from '@/lib/agents/llms-full';
import { markdownSections } from '@/lib/agents/markdown-sections';
import { siteSources } from '@/lib/agents/site-sources';
import { textResponse } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/site/config/site-address';

export const dynamic = 'force-static';

/** All pages in one file, for agents. */
export function GET() {
  const pages = markdownSections(siteSources()).flatMap((section) => section.pages);
  return textResponse(llmsFull(pages, siteUrl), 'text/plain');
}
