import { areaLlmsTxt } from '@/lib/agents/llms-txt';
import { markdownSections } from '@/lib/agents/markdown-sections';
import { textResponse } from '@/lib/agents/text-response';
import { getContent } from '@/lib/content/load/content';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getContent().areas.map(({ id }) => ({ area: id }));
}

/** The index of the pages of an area for agents. */
export async function GET(_request: Request, { params }: RouteContext<'/docs/[area]/llms.txt'>) {
  const { area } = await params;
  return textResponse(areaLlmsTxt(area, markdownSections(getContent())), 'text/plain');
}
