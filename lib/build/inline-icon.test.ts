import { expect, it } from 'vitest';
import { inlineIcon, readIcon } from './inline-icon';

const PAGE = '<head><link rel="icon" href="/icon.svg" type="image/svg+xml"/></head>';

it('the icon of the site is written into a page', () => {
  const html = inlineIcon(PAGE, readIcon(process.cwd()));
  const [, address = ''] = /^<head><link rel="icon" href="([^"<>]*)"/.exec(html) ?? [];
  const [type, data = ''] = address.split(',');
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(data)).toMatch(
    /^<svg xmlns='http:\/\/www.w3.org\/2000\/svg'.*<\/svg>$/,
  );
  expect(html).not.toContain('/icon.svg');
});

it('a large icon stays a file', () => {
  expect(inlineIcon(PAGE, undefined)).toBe(PAGE);
});
