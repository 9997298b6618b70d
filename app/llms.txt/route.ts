import { llmsTxt } from '@/lib/agents/llms-txt';
import { siteSources, siteUrl } from '@/lib/agents/site-twins';
import { textAnswer } from '@/lib/agents/text-answer';
import { twinSections } from '@/lib/agents/twins';

export const dynamic = 'force-static';

/** The index of all pages for agents. */
export function GET() {
  return textAnswer(llmsTxt(twinSections(siteSources()), siteUrl), 'text/plain');
}
