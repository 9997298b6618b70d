import { expect, it } from 'vitest';
import { linkHeader } from './link-header';

it('names the Markdown of a page and the index', () => {
  expect(linkHeader('/docs/Sdk')).toBe(
    '</docs/Sdk.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="llms-txt"; type="text/plain"',
  );
});

it('names the index alone for a page without Markdown', () => {
  expect(linkHeader('/search')).toBe('</llms.txt>; rel="llms-txt"; type="text/plain"');
});
