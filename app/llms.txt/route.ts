import { llmsTxt } from '@/lib/agents/llms-txt';
import { markdownSections } from '@/lib/agents/markdown-sections';
import { textResponse } from '@/lib/agents/text-response';
import { getContent } from '@/lib/content/load/content';

export const dynamic = 'force-static';

/** The index of all pages for agents. */
export function GET() {
  return textResponse(llmsTxt(markdownSections(getContent())), 'text/plain');
}
