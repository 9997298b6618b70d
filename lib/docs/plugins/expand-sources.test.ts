import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { getPage } from '../lookups';
import { parseMarkdown } from '../parse';
import { remarkExpandSources } from './expand-sources';

const index = fixture('sdk');

/** A page as Markdown once its tags are expanded. */
function expand(id: string, body?: string): string {
  const page = getPage(index, id);
  const parsed = body === undefined ? page.markdown : parseMarkdown('page.md', body);
  if (Array.isArray(parsed)) throw new Error(JSON.stringify(parsed));
  const tree = structuredClone(parsed.tree);
  remarkExpandSources({ page, index })(tree, new VFile({ path: 'page.md' }));
  return unified().use(remarkGfm).use(remarkMdx).use(remarkStringify).stringify(tree);
}

describe('tags that stand for a source become plain Markdown', () => {
  it.each([
    'Sdk/modules/wishlists',
    'Sdk/modules/wishlists/methods/createWishlistItem',
    'Sdk/modules/wishlists/events/wishlist_item_created',
    'Sdk/names',
    'Sdk/fields',
  ])('on %s', async (id) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    const expected = new URL(`../__fixtures__/sdk/expected/${name}.md`, import.meta.url);
    await expect(expand(id)).toMatchFileSnapshot(fileURLToPath(expected));
  });
});

describe('a source that does not know what a tag asks for', () => {
  const method = 'Sdk/modules/wishlists/methods/createWishlistItem';

  it.each([
    ['Signature', 'the SDK has no function or type "removeItem". There are: authenticateCustomer,'],
    ['Result', 'The SDK has no function "removeItem". There are: authenticateCustomer,'],
    ['Errors', 'The SDK has no function "removeItem". There are: authenticateCustomer,'],
    ['Payload', 'The SDK has no event "removeItem". There are: '],
    ['Members', 'The SDK has no enumeration "removeItem". There are: '],
    ['Values', 'The SDK has no type alias "removeItem". There are: '],
    ['Placeholder', 'There is no widget "removeItem". Widgets: '],
  ])('stops <%s> with its line and the names that exist', (tag, reason) => {
    expect(() => expand(method, `Text.\n\n## Title\n\n<${tag} of="removeItem" />`)).toThrow(
      `line 5: ${reason}`,
    );
  });

  it('stops a tag that needs a name on a page that is about nothing', () => {
    expect(() => expand('Sdk/names', '<Signature />')).toThrow(
      'line 1: <Signature> needs the attribute "of" on this kind of page',
    );
  });

  it('stops the contents of a module on another kind of page', () => {
    expect(() => expand(method, '<ModuleContents />')).toThrow(
      'line 1: <ModuleContents> belongs on pages of kind module',
    );
  });
});
