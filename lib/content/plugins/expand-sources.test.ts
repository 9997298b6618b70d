import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { expandPage } from '../pages/expand-page';
import { getPage } from '../pages/lookups';
import { pageWithText } from '../pages/page.fixture';

const index = fixture('sdk');

/** A page as Markdown once its tags are expanded. */
function expand(id: string, body?: string): string {
  const page = { ...getPage(index, id), file: 'page.md' };
  const tree = expandPage({ page: body === undefined ? page : pageWithText(page, body), index });
  return unified().use(remarkGfm).use(remarkMdx).use(remarkStringify).stringify(tree);
}

describe('tags become plain Markdown', () => {
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

describe('a tag whose source does not have the name', () => {
  const method = 'Sdk/modules/wishlists/methods/createWishlistItem';

  it.each([
    ['Signature', 'the SDK has no function or type "removeItem". There are: authenticateCustomer,'],
    ['Result', 'The SDK has no function "removeItem". There are: authenticateCustomer,'],
    ['Errors', 'The SDK has no function "removeItem". There are: authenticateCustomer,'],
    ['Payload', 'The SDK has no event "removeItem". There are: '],
    ['EventFlows', 'The SDK has no event "removeItem". There are: '],
    ['Members', 'The SDK has no enumeration "removeItem". There are: '],
    ['Values', 'The SDK has no type "removeItem". There are: '],
    ['Placeholder', 'There is no widget "removeItem". Widgets: '],
  ])('stops the build for <%s> with its line and the names that exist', (tag, reason) => {
    expect(() => expand(method, `Text.\n\n## Title\n\n<${tag} of="removeItem" />`)).toThrow(
      `page.md:5 ${reason}`,
    );
  });

  it('stops the build for a tag without a name on a page without a subject', () => {
    expect(() => expand('Sdk/names', '<Signature />')).toThrow(
      'page.md:1 <Signature> needs the attribute "of" on this kind of page',
    );
  });

  it('stops the build for <ModuleContents> on another kind of page', () => {
    expect(() => expand(method, '<ModuleContents />')).toThrow(
      'page.md:1 <ModuleContents> belongs on pages of kind module',
    );
  });
});
