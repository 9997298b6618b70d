import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InlineCode } from './inline-code';

it.each([
  ['customerId', 'customerId'],
  ['POST /v2/rewards/redeem', 'POST /v2/<wbr/>rewards/<wbr/>redeem'],
  ['review/created', 'review/<wbr/>created'],
  ['Idempotency-Key', 'Idempotency<span>-K</span>ey'],
  ['X-Sandbox-Fail: 429', 'X<span>-S</span>andbox<span>-F</span>ail: 429'],
  ['--topics', '<span>--t</span>opics'],
  ['data-laurel-', 'data<span>-l</span>aurel-'],
  ['points - 5', 'points - 5'],
  ['[1-9][0-9]', '[1-9][0-9]'],
  ['@laurel/sdk-react', '@laurel/<wbr/>sdk<span>-r</span>eact'],
])('breaks %s after a slash only', (text, html) => {
  expect(renderToStaticMarkup(<InlineCode>{text}</InlineCode>)).toBe(`<code>${html}</code>`);
});

it('keeps the elements in code', () => {
  const link = <a href="/a-b">a-b</a>;
  expect(renderToStaticMarkup(<InlineCode>{link}</InlineCode>)).toBe(
    '<code><a href="/a-b">a-b</a></code>',
  );
});
