import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { normalizedUrl } from './normalized-url';

const ajv = new Ajv2020();
addFormats.default(ajv);
const isUri = ajv.compile({ type: 'string', format: 'uri' });

describe('a normalized URL', () => {
  it.each([
    ['https://img.example/wool scarf.jpg', 'https://img.example/wool%20scarf.jpg'],
    [' HTTPS://IMG.example:443/é.jpg\n', 'https://img.example/%C3%A9.jpg'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ['https://img.example/a|b[0].jpg?q={x}^"#a#b', undefined],
    ['https://img.example/100%.jpg', 'https://img.example/100%25.jpg'],
    ['https://[2001:db8::1]/a', 'https://[2001:db8::1]/a'],
    ['https://img.example/%E2%9C%93?b=2&a=1#top', 'https://img.example/%E2%9C%93?b=2&a=1#top'],
  ])('is a URI: %s', (text, expected) => {
    const url = normalizedUrl(text);
    expect(isUri(url), url).toBe(true);
    if (expected !== undefined) expect(url).toBe(expected);
    expect(normalizedUrl(url)).toBe(url);
  });
});
