import { llmsFull } from '@/lib/agents/llms-full';
import { twinSections } from '@/lib/agents/pages-markdown';
import { siteSources } from '@/lib/agents/site-markdown';
import { textAnswer } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/config/site-address';

export const dynamic = 'force-static';

/** All pages in one file, for agents. */
export function GET() {
  const twins = twinSections(siteSources()).flatMap((section) => section.twins);
  return textAnswer(llmsFull(twins, siteUrl), 'text/plain');
}
