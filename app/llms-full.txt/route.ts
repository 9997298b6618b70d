import { llmsFull } from '@/lib/agents/llms-full';
import { siteSources, siteUrl } from '@/lib/agents/site-twins';
import { textAnswer } from '@/lib/agents/text-answer';
import { twinSections } from '@/lib/agents/twins';

export const dynamic = 'force-static';

/** All pages in one file, for agents. */
export function GET() {
  const twins = twinSections(siteSources()).flatMap((section) => section.twins);
  return textAnswer(llmsFull(twins, siteUrl), 'text/plain');
}
