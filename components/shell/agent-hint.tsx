import { withBasePath } from '@/lib/site/config/base-path';

/** Links agents that read the HTML to the Markdown. Hidden, because people have "View as Markdown". */
export function AgentHint() {
  return (
    <p hidden>
      {`For AI agents: Markdown at this address + .md, index at ${withBasePath('/llms.txt')}.`}
    </p>
  );
}
