import { withBasePath } from '@/lib/config/base-path';

/** Tells agents that read the HTML where the Markdown is. People have "View as Markdown" instead, hence hidden. */
export function AgentHint() {
  return (
    <p hidden>
      {`For AI agents: Markdown at this address + .md, index at ${withBasePath('/llms.txt')}.`}
    </p>
  );
}
