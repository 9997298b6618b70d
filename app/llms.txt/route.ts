import { llmsTxt } from '@/lib/agents/llms-txt';
import { twinSections } from '@/lib/agents/pages-markdown';
import { siteSources } from '@/lib/agents/site-markdown';
import { textAnswer } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/config/site-address';

export const dynamic = 'force-static';

/** The index of all pages for agents. */
export function GET() {
  return textAnswer(llmsTxt(twinSections(siteSources()), siteUrl), 'text/plain');
}
