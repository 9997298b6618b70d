import { speculationRules } from '@/lib/site/http/speculation-rules';

export const dynamic = 'force-static';

/** The rules that the responses of pages refer to. */
export function GET(): Response {
  return new Response(JSON.stringify(speculationRules()), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
}
