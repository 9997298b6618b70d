import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Toc } from './toc';

function render(text: string): string {
  const heading = { depth: 2, id: 'name', text, parts: [{ text, code: true }] } as const;
  return renderToStaticMarkup(
    <Toc headings={[{ ...heading, parts: [...heading.parts] }]} label="On this page" />,
  );
}

describe('the table of contents', () => {
  it('has a title on names that may be truncated', () => {
    expect(render('getCustomerActiveRewards')).toContain(
      '<a href="#name" title="getCustomerActiveRewards"><code>getCustomerActiveRewards</code></a>',
    );
  });

  it.each(['init', 'How to load the SDK and start it in a theme', 'rewards/getActiveRewards'])(
    'has no title on entries that fit or break between words: %s',
    (text) => {
      expect(render(text)).not.toContain('title=');
    },
  );
});
