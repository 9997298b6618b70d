import { llmsTxt } from '@/lib/agents/llms-txt';
import { markdownSections } from '@/lib/agents/markdown-sections';
import { siteSources } from '@/lib/agents/site-sources';
import { textResponse } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/site/config/site-address';

export const dynamic = 'force-static';

/** The index of all pages for agents. */
export function GET() {
  return textResponse(llmsTxt(markdownSections(siteSources()), siteUrl), 'text/plain');
}
