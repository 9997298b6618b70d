import { notFoundMarkdown } from '@/lib/agents/not-found-markdown';
import { textResponse } from '@/lib/agents/text-response';

export const dynamic = 'force-static';

/** The response to a request for Markdown at an address that has none. */
export function GET() {
  return textResponse(notFoundMarkdown(), 'text/markdown', { status: 404 });
}
