import { expect, it } from 'vitest';
import { markdownStructure } from './page-structure';

const globals = globalThis as { wasRun?: boolean };

it('the Markdown of a page runs nothing', () => {
  const { frontMatter } = markdownStructure(
    '---js\n{ a: (globalThis.wasRun = true) }\n---\nText.\n',
  );
  expect(frontMatter).toEqual({});
  expect(globals.wasRun).toBeUndefined();
});
