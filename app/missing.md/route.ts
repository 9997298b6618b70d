import { notFoundMarkdown } from '@/lib/agents/not-found-markdown';
import { textResponse } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/site/config/site-address';

export const dynamic = 'force-static';

/** The response to a request for Markdown at an address that has none. */
export function GET() {
  return textResponse(notFoundMarkdown(siteUrl), 'text/markdown', { status: 404 });
}
