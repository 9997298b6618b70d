import type { Nodes, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { describe, expect, it } from 'vitest';
import { makeIndex, makePage } from '../pages/page.fixture';
import { rehypeEntries } from './entries';

const LINES = [
  'Lead',
  '## API errors {#api}',
  'About them',
  '### 400 Bad Request',
  '#### `one`',
  '400 `first`',
  '- Cause',
  '#### `two`',
  '400 `second`',
  '## SDK codes {#sdk}',
  '#### `CODE`',
  'Meaning',
].flatMap((line) => [line, '']);

/** The names of components and of the elements in them, indented by depth. */
function outline(path: string): string[] {
  const page = makePage(path, LINES, 'reference');
  const tree = toHast(structuredClone(page.markdown.tree)) as Root;
  rehypeEntries({ page, index: makeIndex(page) })(tree);
  const write = (node: Nodes, depth: number): string[] => {
    const name = node.type === 'mdxJsxFlowElement' ? node.name : 'tagName' in node && node.tagName;
    if (!name || name === 'code' || name === 'li') return [];
    const children = 'children' in node ? node.children : [];
    return [`${' '.repeat(depth)}${name}`, ...children.flatMap((child) => write(child, depth + 1))];
  };
  return tree.children.flatMap((child) => write(child, 0));
}

describe('the page of errors', () => {
  it('has a tab for each part, and collapsed entries with their first line in the summary', () => {
    expect(outline('Api/errors')).toEqual([
      'p',
      'Entries',
      ' Tabs',
      '  Tab',
      '   h2',
      '   p',
      '   h3',
      '   Entry',
      '    EntryHeading',
      '    span',
      '    ul',
      '   Entry',
      '    EntryHeading',
      '    span',
      '  Tab',
      '   h2',
      '   Entry',
      '    EntryHeading',
      '    span',
    ]);
  });

  it('is the only page that changes', () => {
    expect(outline('Api/scopes')).not.toContain('Entries');
  });
});
