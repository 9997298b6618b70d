import { missingPage } from '@/lib/agents/missing-page';
import { textAnswer } from '@/lib/agents/text-response';
import { siteUrl } from '@/lib/config/site-address';

export const dynamic = 'force-static';

/** What every address without Markdown answers with when it is asked for Markdown. */
export function GET() {
  return textAnswer(missingPage(siteUrl), 'text/markdown', { status: 404 });
}
