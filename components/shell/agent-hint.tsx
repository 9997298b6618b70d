import { withBasePath } from '@/lib/base-path';

/** Tells agents that read the HTML where the Markdown is. People have "View as Markdown" instead, hence hidden. */
export function AgentHint() {
  return (
    <p hidden>
      For AI agents: this address + .md is the page as Markdown, {withBasePath('/llms.txt')} lists
      all pages.
    </p>
  );
}
