import { siteSources } from '@/lib/agents/site-sources';
import { skillIndex } from '@/lib/agents/skills';

export const dynamic = 'force-static';

/** The index of the skills for agents. */
export function GET() {
  return Response.json(skillIndex(siteSources()));
}
