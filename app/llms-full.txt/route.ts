import { llmsFull } from '@/lib/agents/llms-full';
import { markdownSections } from '@/lib/agents/markdown-sections';
import { textResponse } from '@/lib/agents/text-response';
import { getContent } from '@/lib/content/load/content';

export const dynamic = 'force-static';

/** All pages in one file, for agents. */
export function GET() {
  const pages = markdownSections(getContent()).flatMap((section) => section.pages);
  return textResponse(llmsFull(pages), 'text/plain');
}
