import { describe, expect, it } from 'vitest';
import { attributesOf, WIDGETS } from '../../content/sdk/widgets';
import { MCP_LIMITS } from './limits';
import { inMemoryClient } from './testing/in-memory-client';

const client = inMemoryClient();

interface Result {
  isError?: boolean;
  content: { text: string }[];
  structuredContent: { markup: string; html: string; attributes: { name: string }[] };
}

async function render(widget: string, attributes: Record<string, string> = {}): Promise<Result> {
  const result = await client.callTool({
    name: 'render_widget',
    arguments: { widget, attributes },
  });
  return result as unknown as Result;
}

describe('render_widget', () => {
  it.each(WIDGETS)('returns $name with all its attributes and its HTML', async (widget) => {
    const { structuredContent, content } = await render(widget.name);
    expect(structuredContent.markup).toContain(`class="${widget.placeholderClass}"`);
    expect(structuredContent.attributes.map(({ name }) => name)).toEqual(
      attributesOf(widget).map(({ name }) => name),
    );
    expect(structuredContent.html).toMatch(/^<div class="/);
    expect(content[0]?.text.length).toBeLessThanOrEqual(MCP_LIMITS.resultCharacters);
  });

  it('puts valid attributes into the placeholder', async () => {
    const { structuredContent } = await render('reviews_list', {
      'data-laurel-limit': '50',
      'data-laurel-sorting': 'withPhotos',
      'data-laurel-pinned-first': 'false',
    });
    expect(structuredContent.markup).toContain('data-laurel-limit="50"');
    expect(structuredContent.markup).toContain('data-laurel-sorting="withPhotos"');
    expect(structuredContent.markup).toContain('data-laurel-pinned-first="false"');
  });

  it('escapes texts', async () => {
    const { structuredContent } = await render('wishlists_shared_wishlist_page', {
      'data-laurel-share-token': '"><script>&',
    });
    expect(structuredContent.markup).toContain('="&quot;><script>&amp;"');
  });

  it.each([
    ['data-laurel-limit', '51', 'from 1 to 50'],
    ['data-laurel-limit', '1.5', 'digits only'],
    ['data-laurel-sorting', 'newest', 'mostRecent'],
    ['data-laurel-pinned-first', 'yes', 'true or false'],
    ['data-laurel-product-id', 'gid://1', 'of 1 or more'],
    ['data-laurel-limits', '5', 'data-laurel-limit'],
    ['onclick', 'x', 'no attribute `onclick`'],
  ])('rejects %s="%s"', async (name, value, advice) => {
    const { isError, content } = await render('reviews_list', { [name]: value });
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain(advice);
  });

  it('suggests names for an unknown widget', async () => {
    const { isError, content } = await render('reviews_avrage');
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain('reviews_average');
  });
});
