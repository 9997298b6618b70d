import { withBasePath } from '@/lib/config/base-path';

/** Tells agents that read the HTML where to find the Markdown. Hidden, because people have "View as Markdown". */
export function AgentHint() {
  return (
    <p hidden>
      {`For AI agents: Markdown at this address + .md, index at ${withBasePath('/llms.txt')}.`}
    </p>
  );
}
