import { skillIndex } from '@/lib/agents/skills';
import { getContent } from '@/lib/content/load/content';

export const dynamic = 'force-static';

/** The index of the skills for agents. */
export function GET() {
  return Response.json(skillIndex(getContent()));
}
