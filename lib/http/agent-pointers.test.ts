import { expect, it } from 'vitest';
import { agentPointers } from './agent-pointers';

it('points from a page to its Markdown and to the index', () => {
  expect(agentPointers('/docs/Sdk')).toBe(
    '</docs/Sdk.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="llms-txt"; type="text/plain"',
  );
});

it('points from anything else to the index alone', () => {
  expect(agentPointers('/search')).toBe('</llms.txt>; rel="llms-txt"; type="text/plain"');
});
